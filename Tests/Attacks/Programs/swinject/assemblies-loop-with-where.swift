//! class: K10 assemblies
//! note: a loop over a list leaves some assemblies out
import Swinject
import Probe
final class Clock {}
final class Diary {}
final class Clocks: Assembly { func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } } }
final class Diaries: Assembly { func assemble(container: Container) { container.register(Diary.self) { _ in Diary() } } }
let parts: [Assembly] = [Clocks(), Diaries()]
let assembler = Assembler()
for part in parts where part is Clocks { assembler.apply(assembly: part) }
probe(assembler.resolver.resolve(Clock.self))
probe(assembler.resolver.resolve(Diary.self))
