import Testing

/// Generic parameters and associated types.
@Suite struct GenericNameTests {
    @Test func parametersHideTypesOfTheirNames() throws {
        try checkNames(
            """
            struct Item {}
            struct Box<Item> { var item: Item } // Item: generic
            func show<Item>(_ item: Item) { let other: Item } // Item: generic
            struct Plain {
                var item: Item // Item: Item
                init<Item>(_ item: Item) {} // Item: generic
                subscript<Item>(_ item: Item) -> Int { 0 } // Item: generic
            }
            typealias Pair<Item> = (Item, Item) // Item: generic
            """)
    }

    @Test func membersOfParametersStandForMany() throws {
        try checkNames(
            """
            struct Element {}
            func sum<S: Sequence>(_ s: S) -> S.Element {} // S: generic, S.Element: generic
            """)
    }

    @Test func associatedTypesStandForMany() throws {
        try checkNames(
            """
            struct Row {}
            protocol Table { associatedtype Row; func row() -> Row } // Row: generic
            struct Rows: Table { func row() -> Row } // Row: generic
            var row: Row // Row: Row
            """)
    }
}
