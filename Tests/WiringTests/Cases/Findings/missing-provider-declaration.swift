//! title: the help declares a provider that compiles and meets the requirement
import Dovetail

struct Card {}
protocol CDep: Dependency {
    func show(card: Card, at index: Int, _ isNew: Bool) -> Int  //~ missing-provider: add to Root: func show(card: Card, at index: Int, _ isNew: Bool) -> Int { <#code#> }
    func pick<T: Hashable>(_ all: [T]) -> T? where T: Sendable  //~ missing-provider: add to Root: func pick<T: Hashable>(_ all: [T]) -> T? where T: Sendable { <#code#> }
    var count: Int { get set }  //~ missing-provider: add to Root: var count: Int { get { <#value#> } set { <#code#> } }
    var `default`: Int { get }  //~ missing-provider: add to Root: var `default`: Int { <#value#> }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
