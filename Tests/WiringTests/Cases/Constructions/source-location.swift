//! title: two calls of shared at one place, in functions of one name
//! runs: no
import Dovetail

final class Root: BootstrapComponent {
#sourceLocation(file: "Made.swift", line: 7)
    func make(_ one: UInt) -> Int { shared { 1 } }
#sourceLocation(file: "Made.swift", line: 7)
    func make(_ one: Bool) -> Int { shared { 2 } } //~ unprovable-construction: the same line
#sourceLocation()
    var more: Int { shared { 3 } }
}
