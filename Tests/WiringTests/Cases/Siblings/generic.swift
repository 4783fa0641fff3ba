//! title: concrete uses of one generic component as siblings
import Dovetail

protocol BoxDep: Dependency { var id: Int { get } }
class Box<Value>: Component<BoxDep> { var text: String { "\(Value.self) \(dependency.id)" } }
final class IntBox: Box<Int> {}
final class TextBox: Box<String> {}
final class Root: BootstrapComponent {
    var id: Int { 7 }
    var int: IntBox { IntBox(parent: self) }
    var text: TextBox { TextBox(parent: self) }
    var bool: Box<Bool> { Box<Bool>(parent: self) }
}
let root = Root()
print(root.int.text, root.text.text, root.bool.text)
//> Int 7 String 7 Bool 7
