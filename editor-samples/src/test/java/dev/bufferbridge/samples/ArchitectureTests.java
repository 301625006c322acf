package dev.bufferbridge.samples;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the borders of this module. A rule that sees no classes fails. */
@AnalyzeClasses(packages = "dev.bufferbridge.samples", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTests {

    @ArchTest
    static final ArchRule A_CLIENT_KNOWS_THE_PROTOCOL_ONLY = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.samples..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.samples..",
                    "dev.bufferbridge.acp..",
                    "java..",
                    "com.fasterxml.jackson..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule THE_WIRE_KNOWS_NO_EDITOR = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.samples.wire")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.samples.wire",
                    "dev.bufferbridge.acp",
                    "java..",
                    "com.fasterxml.jackson..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule NOTHING_WRITES_TO_THE_STANDARD_STREAMS = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.samples..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
