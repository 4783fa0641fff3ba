import Testing

/// The names in scope in an extension.
@Suite struct ExtensionTests {
    @Test func anExtensionOfANestedTypeDoesNotSeeWhatIsAroundTheType() throws {
        try checkNames(
            """
            struct Card {}
            enum Bank<Owner> {
                struct Card {}
                struct Desk { var a: Card } // Card: Bank.Card
            }
            extension Bank.Desk {
                var b: Card // Card: Card
                var c: Owner // Owner: generic
                struct Drawer { var d: Card } // Card: Card
            }
            """)
    }

    @Test func anExtensionSeesTheMembersOfItsType() throws {
        try checkNames(
            """
            struct Bank { struct Card {} }
            extension Bank { var card: Card } // Card: Bank.Card
            typealias House = Bank
            extension House { var other: Card } // Card: Bank.Card
            """)
    }

    @Test func anExtensionOfAGenericAliasExtendsTheTypeThatItStandsFor() throws {
        try checkNames(
            """
            class Bank { struct Card {} }
            typealias House<Owner> = Bank
            extension House {
                struct Desk {}
                var card: Card // Card: Bank.Card
                func all() { _ = Self.Card.self } // Self.Card: Bank.Card
            }
            extension Bank { var desk: Desk } // Desk: House.Desk
            """)
    }

    @Test func whatAConstraintBringsIsInScope() throws {
        try checkNames(
            """
            protocol Typed { associatedtype Row }
            protocol Listed {}
            extension Listed where Self: Typed { var row: Row } // Row: generic
            extension Listed { var row: Row } // Row: elsewhere
            """)
    }

    @Test func aParameterHidesAMemberOfItsName() throws {
        try checkNames(
            """
            struct List<Element> { struct View {} }
            extension List { typealias Element = Element }
            extension List { var first: Element } // Element: generic
            extension List.View {
                typealias Element = List.Element
                var first: Element // Element: generic
            }
            """)
    }

    @Test func whatAnExtendedTypeOfALibraryHasIsNotClaimed() throws {
        try checkNames(
            """
            extension Array { var second: Element? } // Element: generic
            extension Array { var card: Card? } // Card: elsewhere
            """)
    }
}
