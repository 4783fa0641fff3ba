//! title: a generic helper is called with what an existential holds, and `.init` has the type of its variable
//! runs: no
//! proof: proved 2 of 3 resolutions
import Dovetail

protocol Tag: Sendable {}
struct Red: Tag {}
final class Row: Sendable { init(_ tag: any Tag) {} }
struct Screen { let number: Int }
let container = try Container { c in
    c.register(Row.self) { (_, tag: any Tag) in Row(tag) }
}
func make<T, A>(_ argument: A) throws -> T { try container.resolve(arguments: argument) }
let tag: any Tag = Red()
let direct: Row = try container.resolve(arguments: tag)
let handed: Row = try make(tag)
let screen: Screen = .init(number: try container.resolve()) //~ missing-registration: 'Int' is not registered
