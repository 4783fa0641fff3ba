//! title: needle 56: a dependency protocol that no component names
import Dovetail

protocol Unused: Dependency { var id: Int { get } } //~ unused-dependency-protocol
final class Root: BootstrapComponent { var id: Int { 56 } }
print(Root().id)
//> 56
