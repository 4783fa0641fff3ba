//! title: a branch is counted apart in its own function, too, and what two blocks register may not meet
//! runs: no
//! proof: proved 5 of 5 resolutions, 2 of them only if a branch is taken
import Swinject

final class Clock {}
final class Log {}
func run(_ isQuiet: Bool, _ perform: (() -> Void) -> Void) {
    let container = Container()
    if isQuiet {
        container.register(Clock.self) { _ in Clock() }
        _ = container.resolve(Clock.self)
    }
    _ = container.resolve(Clock.self)
    perform { container.register(Log.self) { _ in Log() } }
    _ = container.resolve(Log.self)
    container.register(Int.self) { _ in 1 }
    while isQuiet { container.register(Int.self) { _ in 2 } }
    _ = container.resolve(Int.self)
    do { container.register(Double.self) { _ in 2 } }
    _ = container.resolve(Double.self)
}
run(CommandLine.arguments.count > 3) { step in if CommandLine.arguments.isEmpty { step() } }
