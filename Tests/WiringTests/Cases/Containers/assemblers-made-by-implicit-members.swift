//! title: assemblers that are made as implicit members hold what they are given, and no more
//! runs: no
//! proof: proved 7 of 14 resolutions
import Swinject

final class Clock {}
final class Log {}
final class Page {}
final class Clocks: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
final class Logs: Assembly {
    func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
}
final class Pages: Assembly {
    func assemble(container: Container) { container.register(Page.self) { _ in Page() } }
}

let annotated: Assembler = .init([Clocks()])
_ = annotated.resolver.resolve(Clock.self)
_ = annotated.resolver.resolve(Log.self)  //~ missing-registration: is not applied to 'annotated'
var optional: Assembler? = .init([Pages()])
_ = optional?.resolver.resolve(Page.self)
_ = optional?.resolver.resolve(Log.self)  //~ missing-registration: is not applied to 'optional'

func returned() -> Assembler { .init([Logs()]) }
_ = returned().resolver.resolve(Log.self)
_ = returned().resolver.resolve(Clock.self)  //~ missing-registration: in 'returned()'
let kept = returned()
_ = kept.resolver.resolve(Log.self)
_ = kept.resolver.resolve(Page.self)  //~ missing-registration: in 'returned()'
var below: Assembler { return .init([Pages()], parent: annotated) }
_ = below.resolver.resolve(Clock.self)
_ = below.resolver.resolve(Log.self)  //~ missing-registration: is not applied to 'below'

final class Player {
    let assembler: Assembler = .init([Clocks()])
    func ask() {
        _ = assembler.resolver.resolve(Clock.self)
        _ = assembler.resolver.resolve(Log.self)  //~ missing-registration: is not applied to 'Player.assembler'
    }
}
final class Reader {
    let assembler: Assembler = .init([Logs()])
    func ask() {
        _ = assembler.resolver.resolve(Log.self)
        _ = assembler.resolver.resolve(Clock.self)  //~ missing-registration: is not applied to 'Reader.assembler'
    }
}
Player().ask()
Reader().ask()
