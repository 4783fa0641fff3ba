//! title: needle 04, crossing: return .init(parent: self) in a function with a result type
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    func c(_ fresh: Bool) -> C {
        if fresh { return .init(parent: self) }
        return .init(parent: self)
    }
}
let root = Root()
print(root.c(true).dependency.id, root.c(false).dependency.id)
//> 1 1
