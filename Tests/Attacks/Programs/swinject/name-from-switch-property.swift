//! class: K6 names
//! note: a property chooses among literals, one of which is missing
import Swinject
import Probe
final class Api {}
enum Host { case live, test; var key: String { switch self { case .live: return "l"; case .test: return "t" } } }
let box = Container()
box.register(Api.self, name: "l") { _ in Api() }
func ask(_ host: Host) { probe(box.resolve(Api.self, name: host.key)) }
ask(.live)
ask(.test)
