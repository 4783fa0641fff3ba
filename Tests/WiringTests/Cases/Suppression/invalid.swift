//! title: what is wrong with a suppression is said, and it suppresses nothing; its other ids do
//! command: check
import Dovetail

protocol A: Dependency {} // dovetail:ignore unused-dependency-protocol //~ invalid-suppression unused-dependency-protocol
protocol B: Dependency {} // dovetail:ignore unused-dependency-protocol:  //~ invalid-suppression unused-dependency-protocol
protocol C: Dependency {} // dovetail:ignore : what for //~ invalid-suppression unused-dependency-protocol
protocol D: Dependency {} // dovetail:ignore //~ invalid-suppression unused-dependency-protocol
protocol E: Dependency {} // dovetail:ignore unused-dependency-protocl: typo //~ invalid-suppression unused-dependency-protocol
protocol F: Dependency {} // dovetail:ignore everything: why not //~ invalid-suppression unused-dependency-protocol
protocol G: Dependency {} // dovetail:ignore nothing, unused-dependency-protocol: half of it //~ invalid-suppression: 'nothing'
protocol H: Dependency {} // dovetail:ignore-all: all of it //~ invalid-suppression unused-dependency-protocol
let x = 1 // dovetail:ignore unused-suppression: the next one //~ invalid-suppression: cannot be suppressed
let y = 1 // dovetail:ignore unreadable-source: no //~ invalid-suppression: pass --exclude
final class App: BootstrapComponent {}
