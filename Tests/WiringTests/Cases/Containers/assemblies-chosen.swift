//! runs: no
import Swinject

class Clock {}
class Log {}
struct Live: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
struct Fake: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
struct Never: Assembly {
    func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
}
let app = Assembler(isTest ? [Fake()] : [Live()])
let more = Assembler([Live()])
func all() -> [Assembly] { [Live()] }
let listed = Assembler(all())
_ = app.resolver.resolve(Clock.self)!
_ = more.resolver.resolve(Clock.self)!
_ = more.resolver.resolve(Log.self)! //~ missing-registration: 'Log' is registered here by 'Never'
