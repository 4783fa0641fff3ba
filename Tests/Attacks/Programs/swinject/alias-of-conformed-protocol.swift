//! class: K5 types
//! note: an alias that a protocol's extension brings hides the global type in expressions
import Swinject
import Probe
final class Theme {}
enum Night { final class Theme {} }
protocol Themed {}
extension Themed { typealias Theme = Night.Theme }
let box = Container { $0.register(Theme.self) { _ in Theme() } }
struct Page: Themed { func show() { probe(box.resolve(Theme.self)) } }
struct Plain { func show() { probe(box.resolve(Theme.self)) } }
Page().show()
Plain().show()
