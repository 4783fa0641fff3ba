//! title: assemblies, and initializers of assemblies, that are not public in another module
//! modules: Feature App
//! command: check
//! runs: no
//// file: Feature/Feature.swift
import Dovetail
public final class Store { public init() {} }
struct FeatureAssembly: Assembly {
    func assemble(_ c: Registrations) { c.register(Store.self) { _ in Store() } }
}
public struct WrittenAssembly: Assembly {
    init() {}
    public func assemble(_ c: Registrations) { c.register(Int.self) { _ in 1 } }
}
public struct ImplicitAssembly: Assembly {
    public func assemble(_ c: Registrations) { c.register(Double.self) { _ in 1 } }
}
enum Hidden {
    public struct DeepAssembly: Assembly {
        public init() {}
        public func assemble(_ c: Registrations) { c.register(String.self) { _ in "" } }
    }
}
public class BaseAssembly: Assembly {
    public init() {}
    public func assemble(_ c: Registrations) {}
}
public final class InheritingAssembly: BaseAssembly {}
public struct ShownAssembly: Assembly {
    public init() {}
    public func assemble(_ c: Registrations) { c.register(Bool.self) { _ in true } }
}
//// file: App/main.swift
import Dovetail
import Feature
let container = try Container(
    FeatureAssembly(), //~ not-in-scope: 'FeatureAssembly' is internal in 'Feature', so this module cannot use it
    WrittenAssembly(), //~ not-in-scope: help: give 'WrittenAssembly' a public initializer
    ImplicitAssembly(), //~ not-in-scope: the initializer of 'ImplicitAssembly' is internal in 'Feature'
    Hidden.DeepAssembly(), //~ not-in-scope: 'Hidden.DeepAssembly' is internal in 'Feature'
    InheritingAssembly(), ShownAssembly())
print(try container.resolve(Store.self), try container.resolve(Int.self), try container.resolve(Double.self))
print(try container.resolve(String.self), try container.resolve(Bool.self))
