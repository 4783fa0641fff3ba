//! title: ports that are filled through a parameter or a list are followed, and so is another name
//! command: check --strict
//! runs: no
import Dovetail

enum External {
    static let handed = Port<Int>("handed")
    static let listed = Port<Int>("listed")
    static let named = Port<Int>("named")
}
struct Injector { func inject(_ value: Int) {} }
struct Box { let injector = Injector() }
func fill(_ port: Port<Int>) throws { try port.inject(1) }
try fill(External.handed)
for port in [External.listed] { try port.inject(1) }
let other = External.named
try other.inject(1)
Box().injector.inject(1)
Box().injector.inject(2)
let result: Result<Int, any Error> = .success(1)
_ = try result.get()
_ = try External.handed.get()
_ = try External.listed.get()
_ = try External.named.get()
