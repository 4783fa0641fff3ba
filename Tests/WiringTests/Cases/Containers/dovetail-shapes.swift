//! proof: proved 16 of 16 resolutions
import Dovetail

protocol Store: Sendable {}
protocol Reading: Sendable {}
final class Disk: Store, Reading { init() {} }
final class UseCase: Sendable {
    let store: any Store
    init(store: any Store) { self.store = store }
}
final class Screen: Sendable {
    let title: String
    init(title: String, useCase: UseCase) { self.title = title }
}
struct DataAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register((any Store).self, scope: .singleton) { _ in Disk() }
        c.register(Disk.self) { _ in Disk() }
        c.alias((any Reading).self, of: Disk.self) { $0 }
        c.register(UseCase.self, UseCase.init)
        c.contribute(Int.self) { _ in 1 }
        c.contribute(Int.self) { r in try r.resolve(Int.self, name: "two") }
        c.register(Int.self, name: "two") { _ in 2 }
    }
}
struct ScreenAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Screen.self) { r, title in Screen(title: title, useCase: try r.resolve()) }
        c.register(String.self) { r in
            let numbers: [Int] = try r.resolve()
            return numbers.map(String.init).joined(separator: ",")
        }
    }
}
let app = try Container(DataAssembly())
let child = try Container(parent: app, ScreenAssembly())
let reading: any Reading = try child.resolve()
let title = "Home"
let screen = try child.resolve(Screen.self, arguments: title)
let missing = try child.resolve(Float?.self)
let numbers = try child.resolve([Int].self)
let text: String = try child.resolve()
let inline = try Container(parent: app) { c in
    c.register(Double.self) { r in Double(try r.resolve(Int.self, name: "two")) }
    c.register(Character.self) { _ in "x" }
}
let double: Double = try inline.resolve()
let character = try inline.resolve() as Character
let store = try inline.resolve((any Store).self)
_ = try app.resolve(UseCase.self)
_ = (reading, store)
func all(_ container: Container) throws -> [Int] { try container.resolve() }
print(screen.title, missing as Any, numbers, text, double, character, try all(child))
//> Home nil [1, 2, 2] 1,2,2 2.0 x [1, 2, 2]
