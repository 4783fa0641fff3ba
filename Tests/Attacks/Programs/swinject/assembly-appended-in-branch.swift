//! class: K10 assemblies
//! note: an assembly is added to the list in a branch
import Swinject
import Probe
final class Clock {}
final class Diary {}
final class Clocks: Assembly { func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } } }
final class Diaries: Assembly { func assemble(container: Container) { container.register(Diary.self) { _ in Diary() } } }
var parts: [Assembly] = [Clocks()]
if CommandLine.argc > 90 { parts.append(Diaries()) }
let assembler = Assembler(parts)
probe(assembler.resolver.resolve(Clock.self))
probe(assembler.resolver.resolve(Diary.self))
