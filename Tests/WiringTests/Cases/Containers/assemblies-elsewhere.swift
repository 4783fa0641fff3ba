//! runs: no
//! proof: proved 1 of 3 resolutions; 2 not provable: 2 services of other modules
import Analytics
import Swinject

class Screen { init(tracker: Tracker) {} }
struct App: Assembly {
    func assemble(container: Container) {
        container.register(Screen.self) { r in Screen(tracker: r.resolve(Tracker.self)!) }
    }
}
let assembler = Assembler([App(), AnalyticsAssembly()])
_ = assembler.resolver.resolve(Session.self)!
_ = assembler.resolver.resolve(Screen.self)!
