//! title: with a file that cannot be read nothing is said to be unused
//! command: check
//! runs: no
//// file: App/Broken.swift
import Dovetail
final class Broken: Component<EmptyDependency> { let = 1 } //~ unreadable-source
//// file: App/main.swift
import Dovetail
let x = 1 // dovetail:ignore missing-provider: who knows
final class App: BootstrapComponent {}
