//! class: C9 false errors
//! note: an associated type with a default in a requirement is not known
import Dovetail
class BaseModel { struct Row { var n = 1 } ; typealias ID = Int; class var kind: Int { 1 } }
class Model: BaseModel {}
protocol Keyed { typealias Key = String; associatedtype Tag = Int }
struct Doc: Keyed {}
protocol CDep: Dependency { var row: Model.Row { get }; var id: Model.ID { get }; var key: Doc.Key { get }; var tag: Doc.Tag { get } } //~ missing-provider: cannot tell what the requirement's type means
final class C: Component<CDep> {}
final class App: BootstrapComponent {
    var row: BaseModel.Row { .init() }
    var id: Int { 2 }
    var key: String { "k" }
    var tag: Int { 4 }
    var c: C { C(parent: self) }
}
let d = App().c.dependency
print(d.row.n, d.id, d.key, d.tag)
