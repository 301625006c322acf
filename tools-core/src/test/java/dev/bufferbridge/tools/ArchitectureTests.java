package dev.bufferbridge.tools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the borders of this module. A rule that sees no classes fails. */
@AnalyzeClasses(packages = "dev.bufferbridge", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTests {

    @ArchTest
    static final ArchRule TOOLS_KNOW_NO_EDITOR_NO_PROTOCOL_AND_NO_AGENT = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.tools..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.tools..",
                    "java..",
                    "com.fasterxml.jackson..",
                    "com.fasterxml.classmate..",
                    "com.github.difflib..",
                    "com.github.victools..",
                    "org.mozilla.universalchardet..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule THE_CONTRACT_STANDS_ON_ITS_OWN = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.tools.api")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("dev.bufferbridge.tools.api", "java..", "com.fasterxml.jackson..", "org.jspecify..");

    @ArchTest
    static final ArchRule DISPATCH_KNOWS_THE_CONTRACT_ONLY = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.tools.dispatch")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.tools.engine..",
                    "dev.bufferbridge.tools.coding..",
                    "dev.bufferbridge.tools.durable..");

    @ArchTest
    static final ArchRule THE_ENGINE_KNOWS_NO_TOOL_AND_NO_DISPATCH = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.tools.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.bufferbridge.tools.coding..", "dev.bufferbridge.tools.dispatch..");

    @ArchTest
    static final ArchRule ONLY_THE_SCHEMA_PACKAGE_GENERATES_SCHEMAS = noClasses()
            .that()
            .resideOutsideOfPackage("dev.bufferbridge.tools.engine.schema")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.github.victools..");

    @ArchTest
    static final ArchRule ENGINE_PACKAGES_HAVE_NO_CYCLES =
            slices().matching("dev.bufferbridge.tools.engine.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule NOTHING_WRITES_TO_THE_STANDARD_STREAMS = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.tools..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
