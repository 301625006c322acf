package dev.bufferbridge.agent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the borders of this module. A rule that sees no classes fails. */
@AnalyzeClasses(packages = "dev.bufferbridge.agent", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTests {

    /** No model library, no MCP, no command line, no samples. */
    @ArchTest
    static final ArchRule THE_AGENT_KNOWS_WHAT_LIES_BELOW_IT_ONLY = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.agent..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.agent..",
                    "dev.bufferbridge.editor",
                    "dev.bufferbridge.acp..",
                    "dev.bufferbridge.tools..",
                    "java..",
                    "com.fasterxml.jackson..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule A_BRAIN_KNOWS_NO_PROTOCOL_AND_NO_EDITOR = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.agent.brain")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.acp..",
                    "dev.bufferbridge.editor",
                    "dev.bufferbridge.agent.session",
                    "dev.bufferbridge.agent.policy");

    @ArchTest
    static final ArchRule POLICY_AND_CONFIGURATION_KNOW_NO_SESSIONS = noClasses()
            .that()
            .resideInAnyPackage("dev.bufferbridge.agent.policy", "dev.bufferbridge.agent.config")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.acp..", "dev.bufferbridge.agent.session", "dev.bufferbridge.agent.brain");
}
