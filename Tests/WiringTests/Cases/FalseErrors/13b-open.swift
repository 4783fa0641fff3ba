//! title: needle 13b: open, from another module
//! modules: Base App
//// file: Base/Base.swift
import Dovetail
open class BaseRoot: BootstrapComponent {
    open var id: Int { 13 }
}
//// file: App/main.swift
import Base
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BaseRoot { var c: C { C(parent: self) } }
print(Root().c.dependency.id)
//> 13
