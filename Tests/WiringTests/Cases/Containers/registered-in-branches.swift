//! title: what only a branch or a loop registers is counted apart, and an error with --strict
//! command: check --strict
//! runs: no
import Swinject

final class Clock {}
final class Log {}
final class Feed {}
let container = Container()
let isQuiet = CommandLine.arguments.isEmpty
if isQuiet { container.register(Clock.self) { _ in Clock() } }
for _ in CommandLine.arguments { container.register(Log.self) { _ in Log() } }
container.register(Feed.self) { _ in Feed() }
func ask() {
    _ = container.resolve(Clock.self) //~ unprovable-resolution: is registered only in a branch
    _ = container.resolve(Log.self) //~ unprovable-resolution: is registered only in a branch
    _ = container.resolve(Feed.self)
}
ask()
