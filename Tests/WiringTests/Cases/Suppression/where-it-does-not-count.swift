//! title: strings, block comments, comments of documentation and prose suppress nothing, nor does a line further up
//! command: check
import Dovetail

let text = "// dovetail:ignore unused-dependency-protocol: in a string"
let long = """
    // dovetail:ignore orphan-component: in a long one
    """; let pattern = #/\/\/ dovetail:ignore orphan-component: in a pattern/#
protocol A: Dependency {} /* dovetail:ignore unused-dependency-protocol: a block */ //~ unused-dependency-protocol
/// dovetail:ignore unused-dependency-protocol: documentation
protocol B: Dependency {} //~ unused-dependency-protocol
// Here stood dovetail:ignore unused-dependency-protocol: prose
protocol C: Dependency {} //~ unused-dependency-protocol
// dovetail:ignore unused-dependency-protocol: too far up //~ unused-suppression

protocol D: Dependency {} //~ unused-dependency-protocol
let here = 1 // dovetail:ignore unused-dependency-protocol: not alone, so about its own line //~ unused-suppression
protocol E: Dependency {} //~ unused-dependency-protocol
final class App: BootstrapComponent {}
