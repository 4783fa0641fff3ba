//! title: an extension of Registrations registers without self, in a file that calls no container
//! command: check
//// file: App/Core.swift
import Dovetail
struct Clock: Sendable { let hour = 12 }
extension Registrations {
    mutating func addCore() { register(Clock.self) { _ in Clock() } }
}
//// file: App/main.swift
import Dovetail
let container = try Container { c in c.addCore() }
print(try container.resolve(Clock.self).hour)
//> 12
