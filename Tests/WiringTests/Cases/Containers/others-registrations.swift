//! runs: no
//! proof: proved 1 of 1 resolution
import Swinject
import UIKit

final class Broadcaster {
    func register<T>(_ type: T.Type, _ body: () -> Void) {}
    func resolve<T>(_ type: T.Type) -> T? { nil }
}
final class Cell: UITableViewCell {}
final class Screen {
    let broadcaster = Broadcaster()
    let table = UITableView()
    let promise = Promise<Int>()
    func load() {
        broadcaster.register(Int.self) {}
        _ = broadcaster.resolve(Int.self)
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        promise.resolve(4)
        promise.resolve()
    }
}
let container = Container()
container.register(Screen.self) { _ in Screen() }
container.resolve(Screen.self)?.load()
