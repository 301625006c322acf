package dev.bufferbridge.tools.engine.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.engine.path.Containment.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContainmentTests {

    @TempDir
    Path temp;

    private Path base;
    private Path root;
    private Path outside;

    @BeforeEach
    void makeFolders() throws IOException {
        base = temp.toRealPath();
        root = Files.createDirectory(base.resolve("root"));
        outside = Files.createDirectory(base.resolve("outside"));
    }

    @Test
    @Row("O-058")
    void aLinkToANeighbourIsInside() throws IOException {
        Path target = Files.createFile(root.resolve("A.md"));
        Path link = Files.createSymbolicLink(root.resolve("B.md"), Path.of("A.md"));

        assertEquals(new Place.Inside(root, target), locate(link));
    }

    @Test
    @Row("O-059")
    void aNewFileBehindALinkToOutsideIsOutside() throws IOException {
        Files.createSymbolicLink(root.resolve("out"), outside);

        assertEquals(new Place.Outside(outside.resolve("n/new.txt")), locate(root.resolve("out/n/new.txt")));
    }

    @Test
    @Row("O-059")
    void aFileUnderARootThatIsALinkIsInsideByBothNames() throws IOException {
        Path linkedRoot = Files.createSymbolicLink(base.resolve("link"), root);
        Containment containment = Containment.of(List.of(linkedRoot));

        assertEquals(
                new Place.Inside(linkedRoot, root.resolve("a.txt")), containment.locate(linkedRoot.resolve("a.txt")));
        assertEquals(new Place.Inside(linkedRoot, root.resolve("a.txt")), containment.locate(root.resolve("a.txt")));
    }

    @Test
    @Row("O-059")
    void aLinkToSomethingMissingIsWhereItPoints() throws IOException {
        Path absolute = Files.createSymbolicLink(root.resolve("one"), outside.resolve("new.txt"));
        Path relative = Files.createSymbolicLink(root.resolve("two"), Path.of("../outside/sub/../new.txt"));
        Path harmless = Files.createSymbolicLink(root.resolve("three"), Path.of("later.txt"));

        assertEquals(new Place.Outside(outside.resolve("new.txt")), locate(absolute));
        assertEquals(new Place.Outside(outside.resolve("new.txt")), locate(relative));
        assertEquals(new Place.Inside(root, root.resolve("later.txt")), locate(harmless));
    }

    @Test
    @Row("O-158")
    void aFolderWithALongerNameIsNotInside() throws IOException {
        Path neighbour = Files.createDirectory(base.resolve("root2"));

        assertFalse(Containment.of(List.of(root)).contains(neighbour.resolve("a.txt")));
    }

    @Test
    void dotsDoNotLeadOut() throws IOException {
        assertEquals(new Place.Outside(outside.resolve("a")), locate(root.resolve("sub/../../outside/a")));
    }

    @Test
    void aPathBelowAFileIsJudgedByTheFile() throws IOException {
        Path file = Files.createFile(root.resolve("file.txt"));

        assertEquals(new Place.Inside(root, file.resolve("below")), locate(file.resolve("below")));
    }

    @Test
    void linksInCirclesAreNowhere() throws IOException {
        Path one = root.resolve("one");
        Path two = Files.createSymbolicLink(root.resolve("two"), one);
        Files.createSymbolicLink(one, two);
        Containment containment = Containment.of(List.of(root));

        assertInstanceOf(Place.Unknown.class, containment.locate(one));
        assertFalse(containment.contains(one));
    }

    @Test
    void theFirstRootThatHoldsThePathIsNamed() throws IOException {
        Containment containment = Containment.of(List.of(root, outside, base));

        assertEquals(List.of(root, outside, base), containment.roots());
        assertEquals(new Place.Inside(outside, outside.resolve("a")), containment.locate(outside.resolve("a")));
        assertEquals(new Place.Inside(base, base.resolve("a")), containment.locate(base.resolve("a")));
    }

    private Place locate(Path path) throws IOException {
        return Containment.of(List.of(root)).locate(path);
    }
}
