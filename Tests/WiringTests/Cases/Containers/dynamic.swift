//! runs: no
//! proof: proved 2 of 5 resolutions; 3 not provable: 2 dynamic names, 1 service that may be registered dynamically
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
for name in names() { container.register(Store.self, name: name) { _ in Disk() } }
container.register(Int.self) { _ in 1 }
func open(_ name: String) {
    _ = container.resolve(Store.self, name: name)
    _ = container.resolve(Store.self, name: "a" + name)
    _ = container.resolve(Store.self, name: "a")
    _ = container.resolve(Int.self)
}
final class Box<T> { var value: T? { container.resolve(T.self) } }
open(readLine() ?? "")
_ = Box<Int>().value
