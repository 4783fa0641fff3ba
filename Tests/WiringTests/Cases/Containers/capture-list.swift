//! title: what a closure's capture list resolves is resolved where the closure is made
//! command: check
//! proof: proved 1 of 2 resolutions
import Dovetail

struct Clock {
    let hour = 3
}
struct Missing {}
final class Screen {
    let show: () -> Int
    init(show: @escaping () -> Int) { self.show = show }
}
let container = Container { c in
    c.register(Clock.self) { _ in Clock() }
}
func screen() throws -> Screen {
    Screen { [clock = try container.resolve(Clock.self)] in clock.hour }
}
func other() throws -> Screen {
    Screen { [missing = try? container.resolve(Missing.self)] in missing == nil ? 0 : 1 } //~ missing-registration
}
print(try screen().show(), try other().show())
//> 3 0
