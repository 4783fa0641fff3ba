//! title: a suppression without a finding is said, also in a file that does not matter to the wiring
//! command: check
//! modules: Core App
//// file: Core/Model.swift
struct Model {} // dovetail:ignore missing-provider: once was //~ unused-suppression: delete the comment
//// file: App/main.swift
import Dovetail

// dovetail:ignore unused-dependency-protocol, orphan-component: half of it //~ unused-suppression: delete 'orphan-component' from the comment
protocol Old: Dependency {}
final class App: BootstrapComponent {}
