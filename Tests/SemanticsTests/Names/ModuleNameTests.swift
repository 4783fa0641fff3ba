import Testing

/// Modules, what they expose, and what a file imports.
@Suite struct ModuleNameTests {
    @Test func whatIsNotImportedIsNotSeen() throws {
        var names = NameMarks()
        names.add("Bank", "public struct Card {}")
        names.add("Loyalty", "public struct Card {}")
        names.add(
            "App",
            """
            import Bank
            var a: Card // Card: Bank|Card
            var b: Bank.Card // Bank.Card: Bank|Card
            """,
            """
            import Loyalty
            var c: Card // Card: Loyalty|Card
            """)
        try names.check()
    }

    @Test func anOwnTypeHidesImportedOnes() throws {
        var names = NameMarks()
        names.add("Bank", "public struct Card {}")
        names.add(
            "App",
            """
            import Bank
            struct Card {}
            var a: Card // Card: App|Card
            """)
        try names.check()
    }

    @Test func whatAModuleHasForItselfIsNotSeenBesideALibrary() throws {
        var names = NameMarks()
        names.add("Bank", "struct Failure {}")
        names.add(
            "App",
            """
            import Bank
            import ArgumentParser
            var a: Failure // Failure: elsewhere
            """,
            """
            @testable import Bank
            import ArgumentParser
            var b: Failure // Failure: Bank|Failure
            """)
        try names.check()
    }

    @Test func whatIsPassedOnIsSeen() throws {
        var names = NameMarks()
        names.add("Base", "public struct Card {}")
        names.add("Bank", "@_exported import Base")
        names.add("Shop", "import Base")
        names.add(
            "App",
            """
            import Bank
            var a: Card // Card: Base|Card
            """,
            """
            import Shop
            var b: Card // Card: elsewhere
            """)
        try names.check()
    }

    @Test func aDeclarationImportedByItsNameComesFirst() throws {
        var names = NameMarks()
        names.add("Bank", "public struct Card {}")
        names.add("Loyalty", "public struct Card {}")
        names.add(
            "App",
            """
            import Bank
            import Loyalty
            import struct Loyalty.Card
            var a: Card // Card: Loyalty|Card
            """)
        try names.check()
    }

    @Test func whatSeveralLibrariesDeclareStandsForSeveral() throws {
        var names = NameMarks()
        names.add("Bank", "public struct Card {}\npublic struct Note {}")
        names.add("Loyalty", "public struct Card {}\nstruct Note {}")
        names.add(
            "App",
            """
            import Bank
            import Loyalty
            var a: Card // Card: generic
            var b: Note // Note: Bank|Note
            """)
        try names.check()
    }

    /// The compiler finds the type only; nothing else can be meant.
    @Test func whatIsBehindTheNameOfAModuleIsItsOwn() throws {
        var names = NameMarks()
        names.add("Bank", "public struct Card {}\npublic enum Bank { public struct Row {} }")
        names.add(
            "App",
            """
            import Bank
            var a: Bank.Card // Bank.Card: Bank|Card
            var b: Bank.Row // Bank.Row: Bank|Bank.Row
            """)
        try names.check()
    }

    @Test func aDeclarationIsPassedOnByItsName() throws {
        var names = NameMarks()
        names.add("Base", "public struct Card {}\npublic struct Row {}")
        names.add("Bank", "@_exported import struct Base.Row")
        names.add(
            "App",
            """
            import Bank
            var a: Bank.Row // Bank.Row: Base|Row
            var b: Row // Row: Base|Row
            var c: Card // Card: elsewhere
            """)
        try names.check()
    }

    /// The order of the two imports does not show which one the compiler keeps.
    @Test func anImportThatIsRepeatedMayPassADeclarationOn() throws {
        var names = NameMarks()
        names.add("Base", "public struct Card {}\npublic struct Row {}")
        names.add("Bank", "@_exported import struct Base.Card\nimport struct Base.Card\nimport struct Base.Row")
        names.add(
            "App",
            """
            import Bank
            var a: Bank.Card // Bank.Card: generic
            var b: Card // Card: generic
            var c: Row // Row: elsewhere
            """)
        try names.check()
    }
}
