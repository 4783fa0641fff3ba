import Testing

/// Type aliases in the lookup of a type.
@Suite struct AliasTests {
    @Test func membersAreLookedForInWhatAnAliasStandsFor() throws {
        try checkNames(
            """
            struct Rope<T> { struct Builder {} }
            enum Text { typealias Pieces = Rope<Int> }
            var a: Text.Pieces // Text.Pieces: Text.Pieces
            var b: Text.Pieces.Builder // Text.Pieces.Builder: Rope.Builder
            extension Text { static func c() -> Pieces.Builder {} } // Pieces.Builder: Rope.Builder
            """)
    }

    @Test func aliasesOfWhichAnIfDecidesAreNotFollowed() throws {
        try checkNames(
            """
            enum Posix { struct Handle {} }
            enum Windows { struct Handle {} }
            #if os(Windows)
            typealias System = Windows
            #else
            typealias System = Posix
            #endif
            var a: System // System: System
            var b: System.Handle // System.Handle: generic
            """)
    }

    @Test func anAliasOfItselfMeansNothing() throws {
        try checkNames(
            """
            typealias Loop = Loop // Loop: Loop
            var a: Loop.Inner // Loop.Inner: elsewhere
            """)
    }
}
