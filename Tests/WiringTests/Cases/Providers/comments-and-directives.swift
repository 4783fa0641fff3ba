//! title: comments, strings and #warning-like text around providers
import Dovetail

protocol CDep: Dependency {
    /// `var hidden: Int { get }`
    var id: Int { get } // var other: Int { get }
    /* var third: Int { get } */
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    // MARK: - #if EXTRA
    let text = "#if EXTRA } var id: String {"
    var id: Int /* String */ { 6 } // #endif
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 6
