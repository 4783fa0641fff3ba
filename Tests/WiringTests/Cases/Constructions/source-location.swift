//! title: two calls of shared at one place
//! runs: no
import Dovetail

final class Root: BootstrapComponent {
#sourceLocation(file: "Made.swift", line: 7)
    var one: Int { shared { 1 } }
#sourceLocation(file: "Made.swift", line: 7)
    var two: Int { shared { 2 } } //~ unprovable-construction: the same line
#sourceLocation()
    var more: Int { shared { 3 } }
}
