//! title: an autoclosure takes what it gives back, and a local closure is no helper of its name
//! runs: no
//! proof: proved 3 of 4 resolutions
import Dovetail

func make<T>() throws -> T { try container.resolve() }
func show(_ text: @autoclosure () throws -> String, or other: @autoclosure () throws -> String = try make()) rethrows {}
struct Page { init(_ make: @autoclosure () throws -> Double) rethrows {} }
let container = try Container { c in
    c.register(String.self) { _ in "" }
    c.register(Int.self) { _ in 1 }
}
func open(make: () throws -> Int = { try container.resolve(Int.self) }) throws {
    _ = try make()
    try show(container.resolve())
    _ = try Page(container.resolve()) //~ missing-registration: 'Double' is not registered
}
try open()
