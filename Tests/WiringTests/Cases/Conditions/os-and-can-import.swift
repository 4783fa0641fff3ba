//! title: os(), canImport(), compiler() and swift() as conditions
#if canImport(NoSuchModuleAnywhere)
import NoSuchModuleAnywhere
#endif
import Dovetail
protocol CDep: Dependency {
    #if os(Linux) || os(macOS) || os(Windows)
    var id: Int { get }
    #endif
    #if canImport(NoSuchModuleAnywhere)
    var never: NoSuchType { get }
    #endif
    #if compiler(>=5.9)
    var late: Int { get }
    #endif
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if os(Linux) || os(macOS) || os(Windows)
    var id: Int { 1 }
    #endif
    #if canImport(NoSuchModuleAnywhere)
    var never: NoSuchType { NoSuchType() }
    #endif
    #if compiler(>=5.9)
    var late: Int { 2 }
    #endif
    var c: C { C(parent: self) }
}
print(Root().c.dependency.late)
//> 2
