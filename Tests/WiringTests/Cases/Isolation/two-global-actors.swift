//! title: a requirement of one actor cannot be met by a provider of another
import Dovetail

@globalActor actor Disk { static let shared = Disk() }
protocol CDep: Dependency {
    @Disk var id: Int { get } //~ effect-mismatch
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    @MainActor var id: Int { 1 }
    var c: C { C(parent: self) }
}
