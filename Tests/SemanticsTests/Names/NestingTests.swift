import Testing

/// Declarations inside types, and inherited ones.
@Suite struct NestingTests {
    @Test func theNearestDeclarationHidesThoseFartherOut() throws {
        try checkNames(
            """
            struct Card {}
            struct Bank {
                struct Card {}
                var d: Card // Card: Bank.Card
                struct Desk {
                    var a: Card // Card: Bank.Desk.Card
                    struct Card {}
                    var b: Card // Card: Bank.Desk.Card
                }
            }
            var c: Card // Card: Card
            """)
    }

    @Test func aClassSeesWhatItsSuperclassesDeclare() throws {
        try checkNames(
            """
            class Base { struct Row {} }
            class Middle: Base {}
            struct Row {}
            final class Screen: Middle {
                var row: Row // Row: Base.Row
                enum Kind { case row(Row) } // Row: Base.Row
            }
            var row: Screen.Row // Screen.Row: Base.Row
            """)
    }

    @Test func aTypeSeesWhatExtensionsOfItsProtocolsDeclare() throws {
        try checkNames(
            """
            protocol Paying {}
            extension Paying { typealias Money = Int }
            struct Till: Paying { var money: Money } // Money: Paying.Money
            struct Desk { var money: Money } // Money: elsewhere
            """)
    }

    @Test func aClauseOfInheritanceIsReadOutsideOfTheType() throws {
        try checkNames(
            """
            class Base {}
            final class Screen: Base { // Base: Base
                class Base {}
                var base: Base? // Base: Screen.Base
            }
            """)
    }

    @Test func selfIsTheTypeAround() throws {
        try checkNames(
            """
            enum Bank { struct Card { var next: [Self]; var a: Self.Kind; enum Kind {} } } // Self: Bank.Card, Self.Kind: Bank.Card.Kind
            protocol Shape { func copy() -> Self } // Self: generic
            extension Bank { static let all: Self? = nil } // Self: Bank
            """)
    }

    @Test func aBodysTypesHideThoseAround() throws {
        try checkNames(
            """
            struct Card {}
            func pay() {
                let first: Card // Card: generic
                struct Card {}
                if true { let second: Card } // Card: generic
            }
            var third: Card // Card: Card
            """)
    }

    @Test func privateTypesAreThoseOfTheirFile() throws {
        try checkNames(
            """
            private struct Config {}
            var a: Config // Config: Config
            """,
            """
            var b: Config // Config: elsewhere
            """)
    }

    @Test func whatATypeOfABodyInheritsFromMayDependOnACondition() throws {
        var names = NameMarks()
        names.add("Core", "public protocol Typed { associatedtype Row = Int }")
        names.add(
            "App",
            """
            import Core
            #if !FLAG
            protocol Typed {}
            #endif
            struct Row {}
            protocol Listed {}
            func body() {
                enum List: Typed { var row: Any { Row.self } } // Row: generic
                enum Other: Listed { var row: Any { Row.self } } // Row: Row
            }
            """)
        try names.check()
    }
}
