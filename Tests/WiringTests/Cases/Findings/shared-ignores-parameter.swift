//! title: a shared value that is built from a parameter is the same for all calls
import Dovetail

final class Item {
    init(_ id: Int) {}
    static func with(_ build: () -> Int) -> Item { Item(build()) }
}
final class App: BootstrapComponent {
    func item(_ id: Int) -> Item { shared { Item(id) } } //~ shared-ignores-parameter: 'item(_:)' returns the value of its first call, whatever 'id' is
    func labelled(of id: Int, and other: Int) -> Item { self.shared { Item(7 + other) } } //~ shared-ignores-parameter: 'labelled(of:and:)' returns the value of its first call, whatever 'other' is
    func returned(_ id: Int) -> Item {
        return shared { //~ shared-ignores-parameter: built from 'id' here
            let item = Item(id)
            return item
        }
    }
    func derived(_ id: Int?) -> Item {
        guard let id else { return Item(0) }
        let next = id + 1
        return shared { Item(next) } //~ shared-ignores-parameter: whatever 'id' is
    }
    func bound(_ id: Int?) -> Item {
        shared { //~ shared-ignores-parameter
            if let id { return Item(id) }
            return Item(0)
        }
    }
    func chosen(_ id: Int) -> Item {
        switch id {
        case 0: return Item(0)
        case let other: return shared { Item(other) } //~ shared-ignores-parameter: whatever 'id' is
        }
    }
    func later(_ id: Int) -> () -> Item { shared { { [id] in Item(id) } } } //~ shared-ignores-parameter
    func made(by make: () -> Item) -> Item { shared(make) } //~ shared-ignores-parameter: whatever 'make' is
    func builds(_ build: () -> Int) -> Item { shared { Item.with(build) } } //~ shared-ignores-parameter
    subscript(id: Int) -> Item { shared { Item(id) } } //~ shared-ignores-parameter: 'subscript(id:)'
    var all: [Item] { [1, 2].map { id in shared { Item(id) } } } //~ shared-ignores-parameter: this closure returns
    var local: Item {
        func item(_ id: Int) -> Item { shared { Item(id) } } //~ shared-ignores-parameter
        return item(1)
    }
    func generic<ID: BinaryInteger>(_ id: ID) -> Item { shared { Item(Int(id)) } } //~ shared-ignores-parameter
}
extension App {
    func other(_ id: Int) throws -> Item { try shared { Item(id) } } //~ shared-ignores-parameter
}
