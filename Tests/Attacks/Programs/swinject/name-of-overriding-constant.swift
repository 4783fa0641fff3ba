//! class: K6 names
//! note: conforming types have keys of their own, and the value is of the protocol
import Swinject
import Probe
final class Clock {}
final class Diary {}
protocol Keyed { var key: String { get } }
extension Keyed { var key: String { "plain" }; func show() { probe(box.resolve(Clock.self, name: key)) } }
let box = Container { $0.register(Clock.self, name: "plain") { _ in Clock() } }
struct Plain: Keyed {}
struct Fancy: Keyed { var key: String { "fancy" } }
Plain().show()
Fancy().show()
