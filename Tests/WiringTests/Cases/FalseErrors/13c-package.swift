//! title: needle 13c: package, from another module of the package
//! modules: Base App
//! flags: -package-name bank
//// file: Base/Base.swift
import Dovetail
open class BaseRoot: BootstrapComponent {
    package final var id: Int { 13 }
}
//// file: App/main.swift
import Base
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BaseRoot { var c: C { C(parent: self) } }
print(Root().c.dependency.id)
//> 13
