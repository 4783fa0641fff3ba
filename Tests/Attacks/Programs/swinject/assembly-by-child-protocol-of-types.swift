//! class: K10 assemblies
//! note: assemblies are made of a list of metatypes, through a protocol that inherits Assembly
import Swinject
import Probe
final class Clock {}
final class Diary {}
protocol Part: Assembly { init() }
struct Clocks: Part { func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func assemble(container: Container) { container.register(Diary.self) { _ in Diary() } } }
let kinds: [any Part.Type] = [Clocks.self]
let assembler = Assembler(kinds.map { $0.init() })
probe(assembler.resolver.resolve(Clock.self))
probe(assembler.resolver.resolve(Diary.self))
