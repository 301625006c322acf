package dev.bufferbridge.editor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the borders of this module. A rule that sees no classes fails. */
@AnalyzeClasses(packages = "dev.bufferbridge.editor", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTests {

    @ArchTest
    static final ArchRule EDITOR_AND_TOOLS_MEET_HERE_AND_NOTHING_ELSE_DOES = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.editor")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.editor",
                    "dev.bufferbridge.acp",
                    "dev.bufferbridge.acp.json",
                    "dev.bufferbridge.acp.schema",
                    "dev.bufferbridge.tools..",
                    "java..",
                    "com.fasterxml.jackson..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule TEXT_GOES_THROUGH_THE_WORKSPACE_ONLY = noClasses()
            .that()
            .doNotHaveSimpleName("ClientText")
            .should()
            .callMethod(
                    dev.bufferbridge.acp.AcpClient.class,
                    "writeTextFile",
                    dev.bufferbridge.acp.schema.WriteTextFileRequest.class);

    @ArchTest
    static final ArchRule NOTHING_WRITES_TO_THE_STANDARD_STREAMS = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.editor")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
