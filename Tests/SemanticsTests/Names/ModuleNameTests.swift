import Testing

/// Modules, what they show, and what a file imports.
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
}
