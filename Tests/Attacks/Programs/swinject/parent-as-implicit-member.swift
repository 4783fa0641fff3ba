//! class: K2 choices
//! note: assemblers and containers take their parents as implicit members
import Swinject
import Probe
final class Clock {}
final class Diary {}
extension Assembler { static let main: Assembler = { let made = Assembler(); made.apply(assembly: Clocks()); return made }() }
extension Container { static let bare = Container(); static let full = Container { $0.register(Diary.self) { _ in Diary() } } }
final class Clocks: Assembly { func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } } }
final class Diaries: Assembly { func assemble(container: Container) { container.register(Diary.self) { _ in Diary() } } }
let feature = Assembler([Diaries()], parent: .main)
let one = Container(parent: .full)
let other = Container(parent: .bare)
probe(feature.resolver.resolve(Clock.self))
probe(one.resolve(Diary.self))
probe(other.resolve(Diary.self))
