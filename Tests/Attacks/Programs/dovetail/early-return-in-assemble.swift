//! class: K14 creation
//! note: a guard returns after the mock was registered, so the live one is no duplicate
import Dovetail
import Probe
protocol Api: Sendable {}
struct Live: Api {}
struct Mock: Api {}
struct A: Assembly {
    let isMock: Bool
    func assemble(_ c: inout Registrations) {
        guard !isMock else { c.register((any Api).self) { _ in Mock() }; return }
        c.register((any Api).self) { _ in Live() }
    }
}
attempt { try Container(A(isMock: false)).resolve((any Api).self) }
attempt { try Container(A(isMock: true)).resolve((any Api).self) }
