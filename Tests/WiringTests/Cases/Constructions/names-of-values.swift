//! title: values and functions with the name of a component's class
import Dovetail

protocol LeafDep: Dependency { var nobody: Int { get } }
class Leaf: Component<LeafDep> {} //~ orphan-component
class Other: Component<LeafDep> { //~ orphan-component
    init(_ above: any Scope, number: Int = 0) { super.init(parent: above) }
}
class Third: Component<LeafDep> { //~ orphan-component
    init(number: Int, scope: any Scope) { super.init(parent: scope) }
}
struct Failure: Error { let text: (Any) -> Int }
func fail(_ text: @escaping (Any) -> Int) throws { throw Failure(text: text) }
final class Root: BootstrapComponent {
    let one: (Any) -> Int = { _ in 1 }
    func function() -> Int { func Leaf(parent: Any) -> Int { 1 }; return Leaf(parent: self) }
    func constant() -> Int { let Other = { (_: Any) in 1 }; return Other(self) }
    func several() -> Int { let (Other, Third) = (one, one); return Other(self) + Third(self) }
    func parameter(_ Other: (Any) -> Int) -> Int { Other(self) }
    func closure() -> Int { { (Other: (Any) -> Int) in Other(self) }(one) }
    func captured() -> Int { { [Third = one] in Third(self) }() }
    func unwrapped(_ maybe: ((Any) -> Int)?) -> Int {
        guard case let Other? = maybe else { return 0 }
        return Other(self)
    }
    func condition(_ maybe: ((Any) -> Int)?) -> Int { if let Third = maybe { return Third(self) } else { return 0 } }
    func cases(_ maybe: ((Any) -> Int)?) -> Int {
        switch maybe {
        case let Third?: return Third(self)
        case nil: return 0
        }
    }
    func loop() -> Int { for Third in [one] { return Third(self) }; return 0 }
    func caught() -> Int {
        do { try fail(one) } catch let Third as Failure { return Third.text(self) } catch {}
        return 0
    }
}
let root = Root()
print(root.function(), root.constant(), root.several(), root.parameter { _ in 1 }, root.closure(), root.captured())
print(root.unwrapped(root.one), root.condition(root.one), root.cases(root.one), root.loop(), root.caught())
//> 1 1 2 1 1 1
//> 1 1 1 1 1
