//! class: K10 assemblies
//! note: only the last assembly of a list is applied
import Swinject
import Probe
final class Clock {}
final class Diary {}
final class Clocks: Assembly { func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } } }
final class Diaries: Assembly { func assemble(container: Container) { container.register(Diary.self) { _ in Diary() } } }
let parts: [Assembly] = [Clocks(), Diaries()]
let assembler = Assembler()
assembler.apply(assemblies: Array(parts.suffix(1)))
probe(assembler.resolver.resolve(Diary.self))
probe(assembler.resolver.resolve(Clock.self))
