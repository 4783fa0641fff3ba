//! title: a nested type with the name of one of the library's, in a file that is read because of another error
//! command: check
//// file: App/Parts.swift
public struct Parts {
    public enum Dependency { case name(String) }
    public var all: [Dependency] = []
    public init() {}
}
extension Parts {
    public func with(_ other: Dependency) -> [Dependency] { all + [other] }
}
//// file: App/main.swift
import Dovetail
protocol CardDependency: Dependency { var parts: Parts { get } } //~ missing-provider: rename 'part' to 'parts'
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BootstrapComponent {
    var part: Parts { shared { Parts() } }
    var card: CardComponent { CardComponent(parent: self) }
}
extension AppComponent {
    func register(_ container: Container) { container.register(Parts.self) { _ in Parts() } }
}
