//! class: C8 compiles
//! note: another module and the app have types of the generated file's private name, and a need is deprecated under a flag
//! modules: Kit App
//// file: Kit/Kit.swift
public struct WiringVersion_ { public let n = 1; public init() {} }
//// file: App/main.swift
import Dovetail
import Kit
typealias WiringVersion = WiringVersion_
protocol LeafDependency: Dependency {
    var version: WiringVersion { get }
    #if os(Linux)
    @available(*, deprecated) var old: Int { get }
    #endif
}
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var version: WiringVersion { WiringVersion() }
    #if os(Linux)
    @available(*, deprecated) var old: Int { 2 }
    #endif
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.version.n)
//> 1
