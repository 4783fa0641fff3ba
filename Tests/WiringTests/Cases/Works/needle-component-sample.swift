//! title: needle 3, ComponentSample: look of a real file
//// file: App/Sample.swift
import Dovetail; import Swift
protocol MyDependency : Dependency {
    var candy :  Int  { get }
    var cheese: MyStorage < MyStorageKey > {
        get
    }
}
struct MyStorageKey {}
struct MyStorage<Key> { var id: Int }
let myLooseVariable = 1
func myLooseFunction() {}
class My2Component
    : Component <
        My2Dependency
    > {
}
protocol My2Dependency: Dovetail.Dependency {
    var backPack: Int? { get }
    var maybeMoney: String? { get }
}
class MyComponent: Dovetail . Component< MyDependency > {
    let stream: Int = 1
    private let hidden: Int = 2
    fileprivate let hiddenToo: Int = 3
    var backPack: Int? { shared { 5 } }
    var maybeMoney: String? { nil }
    var myChild: My2Component {
        return My2Component (
            parent
                : self
        )
    }
}
//// file: App/main.swift
import Dovetail
class MyRoot: Dovetail.BootstrapComponent {
    var candy: Int { 4 }
    var cheese: MyStorage<MyStorageKey> { MyStorage(id: 7) }
    var my: MyComponent { MyComponent(parent:self) }
}
let my = MyRoot().my
print(my.dependency.candy, my.dependency.cheese.id, my.myChild.dependency.backPack ?? 0, my.myChild.dependency.maybeMoney ?? "none")
//> 4 7 5 none
