//! title: Swift 5 accepts a space between an attribute and its arguments
//! runs: no
import Swinject

final class Clock {}
@available (iOS 13.0, macOS 10.15, *)
public final class Screen {
    @available  (*, deprecated, message: "use (another)") func old(_ body: @escaping (Int) -> Void) {}
}
let container = Container()
container.register(Clock.self) { _ in Clock() }
_ = container.resolve(Clock.self)
_ = container.resolve(Int.self) //~ missing-registration: 'Int' is not registered
