//! title: an assembly whose module the file with the container does not import
//! modules: Domain App
//! runs: no
//! command: check
//// file: Domain/Domain.swift
import Dovetail
public struct Clock: Sendable { public init() {} }
public struct DomainAssembly: Assembly {
    public init() {}
    public func assemble(_ c: inout Registrations) { c.register(Clock.self) { _ in Clock() } }
}
//// file: App/main.swift
import Dovetail
let container = try Container(DomainAssembly()) //~ not-in-scope: add 'import Domain' to App/main.swift
