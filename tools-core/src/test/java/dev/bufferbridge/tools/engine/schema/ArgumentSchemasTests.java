package dev.bufferbridge.tools.engine.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.bufferbridge.rows.Row;
import org.junit.jupiter.api.Test;

final class ArgumentSchemasTests {

    @Test
    @Row("P-003")
    void theSchemaSaysWhatTheReaderAccepts() throws Exception {
        String expected = """
                {"type":"object","properties":{
                  "path":{"type":"string","minLength":1,"description":"Path to the file."},
                  "offset":{"type":"integer","minimum":1,"description":"First line, 1-based."},
                  "size":{"type":"integer","minimum":1,"maximum":1000000000000,"description":"Bytes."},
                  "force":{"type":"boolean","description":"Overwrite."},
                  "findMode":{"type":"string","enum":["exact","case-insensitive"],"description":"How to match."},
                  "edits":{"type":"array","minItems":1,"description":"Replacements.","items":{
                    "type":"object","properties":{
                      "oldText":{"type":"string","description":"Text to find."},
                      "newText":{"type":"string","description":"Text to put there."}},
                    "required":["oldText","newText"],"additionalProperties":false}}},
                 "required":["path","edits"],"additionalProperties":false}
                """;

        JsonMapper mapper = JsonMapper.builder().build();
        String made = ArgumentSchemas.of(SampleArguments.class).get().toString();
        assertEquals(mapper.readTree(expected), mapper.readTree(made));
    }

    @Test
    void propertiesStayInTheOrderOfTheRecord() {
        assertEquals(
                "[path, offset, size, force, findMode, edits]",
                ArgumentSchemas.of(SampleArguments.class).get().get("properties").properties().stream()
                        .map(java.util.Map.Entry::getKey)
                        .toList()
                        .toString());
    }
}
