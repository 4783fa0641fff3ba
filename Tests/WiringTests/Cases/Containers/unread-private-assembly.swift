//! title: a private assembly of another file is not taken for one that lacks an import
//! modules: App
//! runs: no
//! command: check
//// file: App/Hidden.swift
import Dovetail
private struct HiddenAssembly: Assembly { //~ never-applied-assembly
    func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
}
//// file: App/main.swift
import Dovetail
let container = try Container(HiddenAssembly())
