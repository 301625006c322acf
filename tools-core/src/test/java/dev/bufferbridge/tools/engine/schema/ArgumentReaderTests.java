package dev.bufferbridge.tools.engine.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.engine.schema.SampleArguments.Mode;
import dev.bufferbridge.tools.engine.schema.SampleArguments.Replacement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Row("P-017")
final class ArgumentReaderTests {

    private static final String EDITS = "'edits':[{'oldText':'a','newText':'b'}]";

    private final ArgumentReader<SampleArguments> reader = ArgumentReader.of(SampleArguments.class);

    @Test
    void everyKindOfValueIsBound() throws ToolException {
        SampleArguments bound = reader.read(json("{'path':'a.txt','offset':3,'size':900000000000,'force':true,"
                + "'findMode':'case-insensitive','edits':[{'oldText':'','newText':'é'}]}"));

        assertEquals(
                new SampleArguments(
                        "a.txt", 3, 900_000_000_000L, true, Mode.CASE_INSENSITIVE, List.of(new Replacement("", "é"))),
                bound);
    }

    @Test
    void optionalValuesMayBeAbsentOrNull() throws ToolException {
        SampleArguments bound = reader.read(json("{'path':'a','offset':null,'findMode':null," + EDITS + "}"));

        assertEquals(new SampleArguments("a", null, null, null, null, List.of(new Replacement("a", "b"))), bound);
    }

    @Test
    void aWholeNumberMayBeWrittenWithAPoint() throws ToolException {
        assertEquals(
                3, reader.read(json("{'path':'a','offset':3.0," + EDITS + "}")).offset());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "'offset':1.5   | offset must be a whole number, not 1.5",
                "'offset':'3'   | offset must be a whole number, not \"3\"",
                "'offset':true  | offset must be a whole number, not true",
                "'offset':1e400 | offset must be a whole number, not \"Infinity\"",
                "'offset':0     | offset (0) must be a whole number of at least 1",
                "'offset':-7    | offset (-7) must be a whole number of at least 1",
                "'offset':2147483648 | offset (2147483648) must be a whole number of at least 1",
                "'offset':99999999999999999999 | offset (99999999999999999999) must be a whole number of at least 1",
                "'size':1000000000001 | size (1000000000001) must be a whole number between 1 and 1000000000000",
                "'force':'yes'  | force must be true or false, not \"yes\"",
                "'force':1      | force must be true or false, not 1",
                "'findMode':'exat' | findMode (\"exat\") must be one of exact, case-insensitive; did you mean exact?",
                "'findMode':'EXACT' | findMode (\"EXACT\") must be one of exact, case-insensitive; did you mean exact?",
                "'findMode':1   | findMode (1) must be one of exact, case-insensitive",
            })
    void aWrongValueIsNamedWithWhatIsWanted(String property, String message) {
        assertEquals("invalid arguments: " + message, refusal("{'path':'a'," + property + "," + EDITS + "}"));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "{'edits':[{'oldText':'a','newText':'b'}]} | path is required",
                "{'path':null,'edits':[{'oldText':'a','newText':'b'}]} | path must not be null",
                "{'path':'','edits':[{'oldText':'a','newText':'b'}]} | path must not be empty",
                "{'path':['a'],'edits':[{'oldText':'a','newText':'b'}]} | path must be a string, not a list",
                "{'path':'a','edits':[]} | edits must not be empty",
                "{'path':'a','edits':{}} | edits must be a list, not an object",
                "{'path':'a','edits':'x'} | edits must be a list, not \"x\"",
                "{'path':'a','edits':['x']} | edits[0] must be an object, not \"x\"",
                "{'path':'a','edits':[null]} | edits[0] must be an object, not null",
                "{'path':'a','edits':[{'oldText':'a','newText':'b'},{'oldText':'c'}]} | edits[1].newText is required",
                "{'path':'a','edits':[{'oldText':'a','newText':'b','x':1}]} "
                        + "| edits[0].x is not an argument (there are oldText, newText)",
            })
    void theProblemIsNamedByItsPlace(String arguments, String message) {
        assertEquals("invalid arguments: " + message, refusal(arguments));
    }

    @Test
    void anUnknownArgumentIsRefusedAndTheNearestNamed() {
        assertEquals(
                "invalid arguments: ofset is not an argument (there are path, offset, size, force, findMode, edits);"
                        + " did you mean offset?",
                refusal("{'path':'a','ofset':1," + EDITS + "}"));
    }

    @Test
    void severalProblemsAreToldAtOnceUpToABound() {
        String message = refusal("{'a1':1,'b2':1,'c3':1,'d4':1,'e5':1,'f6':1,'g7':1}");

        assertTrue(message.contains("e5 is not an argument"), message);
        assertTrue(message.endsWith("; and 4 more"), message);
    }

    @Test
    void aLongValueIsNotRepeatedWhole() {
        assertTrue(refusal("{'path':'a','offset':'" + "x".repeat(5_000) + "'," + EDITS + "}")
                        .length()
                < 200);
    }

    @Test
    void aRecordMayRefuseACombination() {
        assertEquals(
                "invalid arguments: offset 13 brings bad luck; use 14",
                refusal("{'path':'a','offset':13," + EDITS + "}"));
    }

    @Test
    void aRecordThatArgumentsCannotFillIsRefused() {
        record Odd(Map<String, String> map) {}

        assertThrows(
                IllegalArgumentException.class,
                () -> ArgumentReader.of(Odd.class).read(json("{}")));
    }

    private String refusal(String arguments) {
        ToolException refused = assertThrows(ToolException.class, () -> reader.read(json(arguments)));
        assertTrue(refused.isBadArguments());
        return refused.getMessage();
    }

    private static ObjectNode json(String singleQuoted) {
        try {
            return (ObjectNode) JsonMapper.builder().build().readTree(singleQuoted.replace('\'', '"'));
        } catch (JsonProcessingException e) {
            throw new AssertionError(singleQuoted, e);
        }
    }
}
