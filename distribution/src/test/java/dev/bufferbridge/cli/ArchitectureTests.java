package dev.bufferbridge.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.FileDescriptor;

/** Holds the borders of this module. A rule that sees no classes fails. */
@AnalyzeClasses(packages = "dev.bufferbridge", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTests {

    @ArchTest
    static final ArchRule ONE_CLASS_TOUCHES_THE_STANDARD_STREAMS = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(StandardStreams.class.getName())
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .accessField(System.class, "in")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(FileDescriptor.class);

    @ArchTest
    static final ArchRule ONLY_THE_PROGRAM_KNOWS_PICOCLI = noClasses()
            .that()
            .resideOutsideOfPackage("dev.bufferbridge.cli")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_PROGRAM = noClasses()
            .that()
            .resideOutsideOfPackage("dev.bufferbridge.cli")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.bufferbridge.cli");
}
