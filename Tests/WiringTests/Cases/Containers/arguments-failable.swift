//! runs: no
//! proof: proved 4 of 11 resolutions; 2 not provable: 1 argument of an unknown type, 1 member that may never be called
import Foundation
import Swinject
import UIKit

struct User {
    let id: Int
    init?(_ text: String) { return nil }
    init(id: Int) { self.id = id }
}
final class Screen { init(id: Int) {} }
final class Profile { init(user: User) {} }
final class Link { init(window: UIWindow) {} }
final class Owned { init(owner: Owner) {} }
let container = Container()
container.register(Screen.self) { (_, id: Int) in Screen(id: id) }
container.register(Profile.self) { (_, user: User) in Profile(user: user) }
container.register(Link.self) { (_, window: UIWindow) in Link(window: window) }
container.register(Owned.self) { (_, owner: Owner) in Owned(owner: owner) }

func open(_ user: User?, _ frame: CGRect) {
    _ = container.resolve(Screen.self, argument: user?.id)!
    _ = container.resolve(Screen.self, argument: user!.id)!
    _ = container.resolve(Screen.self, argument: Int("3"))! //~ argument-mismatch: of type Int?
    _ = container.resolve(Profile.self, argument: User("3"))! //~ argument-mismatch: of type User?
    _ = container.resolve(Profile.self, argument: User(id: 3))!
    _ = container.resolve(Link.self, argument: UIWindow(frame: frame))!
    let user = User("3")
    _ = container.resolve(Profile.self, argument: user)! //~ argument-mismatch: of type User?
    let number = Int("3")
    _ = container.resolve(Screen.self, argument: number)! //~ argument-mismatch: of type Int?
}
final class Owner {
    let number = Int("3")
    func open() {
        _ = container.resolve(Screen.self, argument: number)! //~ argument-mismatch: of type Int?
        _ = { [weak self] in _ = container.resolve(Owned.self, argument: self)! }()
        _ = { [weak self] in
            guard let self else { return }
            _ = container.resolve(Owned.self, argument: self)!
        }()
    }
}
open(nil, .zero)
Owner().open()
