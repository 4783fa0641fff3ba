//! runs: no
import Swinject

class Clock {}
class Store { var id = 0 }
let container = Container()
let clock = container.resolve(Clock.self) ?? Clock()
let maybe: Clock? = container.resolve(Clock.self)
let isThere = container.resolve(Clock.self) != nil
if (container.resolve(Clock.self)) == nil { print("none") }
XCTAssertNil(container.resolve(Clock.self))
let surely: Clock! = container.resolve(Clock.self) //~ missing-registration
let forced = container.resolve(Clock.self)! //~ missing-registration
print(container.resolve(Clock.self)!) //~ missing-registration
if let store = container.resolve(Store.self) { print(store) } //~ missing-registration
let id = container.resolve(Store.self)?.id ?? 0 //~ missing-registration
