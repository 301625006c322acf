package dev.bufferbridge.acp;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/** The borders of this module; a rule that sees no classes fails. */
@AnalyzeClasses(packages = "dev.bufferbridge.acp", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTests {

    @ArchTest
    static final ArchRule onlyTheProtocolsOwnWorldIsUsed = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.acp..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.bufferbridge.acp..",
                    "java..",
                    "org.jspecify..",
                    "com.fasterxml.jackson..",
                    "org.eclipse.lsp4j.jsonrpc..");

    @ArchTest
    static final ArchRule wireTypesKnowNothingOfConnections = noClasses()
            .that()
            .resideInAnyPackage("dev.bufferbridge.acp.schema", "dev.bufferbridge.acp.json")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.bufferbridge.acp", "org.eclipse.lsp4j..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("dev.bufferbridge.acp.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule wireTypesAreRecordsInterfacesOrNothing = classes()
            .that()
            .resideInAPackage("dev.bufferbridge.acp.schema")
            .and()
            .areNotInterfaces()
            .should()
            .beRecords();

    @ArchTest
    static final ArchRule theStandardStreamsAreLeftAlone = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.acp..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    /** Making one costs a third of the time to the first answer. */
    @ArchTest
    static final ArchRule noObjectMapperIsMade = noClasses()
            .that()
            .resideInAPackage("dev.bufferbridge.acp..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(ObjectMapper.class);

    @Test
    void aRuleThatSeesNoClassesFails() {
        JavaClasses nothing = new ClassFileImporter().importPackages("dev.bufferbridge.no.such.place");
        assertThrows(AssertionError.class, () -> theStandardStreamsAreLeftAlone.check(nothing));
    }
}
