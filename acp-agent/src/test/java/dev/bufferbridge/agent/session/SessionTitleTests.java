package dev.bufferbridge.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SessionTitleTests {

    @Test
    void theFirstLineThatIsNotBlankNamesTheSession() {
        assertEquals(Optional.of("/read a.txt"), SessionTitle.of("\n  \r\n  /read a.txt \nmore"));
    }

    @Test
    void aPromptWithoutTextNamesNothing() {
        assertEquals(Optional.empty(), SessionTitle.of(" \n\t"));
    }

    @Test
    void aLongLineIsCutToEightyCharactersBetweenCharacters() {
        String eighty = "😀".repeat(80);

        assertEquals(Optional.of(eighty), SessionTitle.of(eighty));
        assertEquals(Optional.of("😀".repeat(79) + "…"), SessionTitle.of(eighty + "x"));
    }
}
