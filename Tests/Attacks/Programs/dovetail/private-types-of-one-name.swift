//! class: K5 types
//! note: two files each have a private type of one name
//// file: App/A.swift
import Dovetail
private struct Model: Sendable {}
func addModel(_ c: inout Registrations) { c.register(Model.self) { _ in Model() } }
//// file: App/main.swift
import Dovetail
import Probe
private struct Model: Sendable {}
let box = try Container { c in addModel(&c) }
attempt { try box.resolve(Model.self) } //~ missing-registration
