//! class: K2 choices
//! note: Self.c that nothing overrides
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let full = Container()
full.register(Feed.self) { _ in Feed() }
class Screen { class var c: Container { full }; func show() { probe(Self.c.resolve(Feed.self)) }
  class func other() { probe(c.resolve(Feed.self)) } }
final class Other: Screen {}
enum Boxes { static let c = full; static func show() { probe(Self.c.resolve(Feed.self)) } }
protocol P {}
extension P { static var c: Container { full }; func show() { probe(Self.c.resolve(Feed.self)) } }
struct One: P {}
Screen().show()
Other().show()
Other.other()
Boxes.show()
One().show()
