import Dovetail
import Foundation
import Testing

/// The point where an app injects a value that a module needs.
@Suite struct PortTests {
    @Test func givesWhatWasInjected() throws {
        let port = Port<any Animal>("pet")
        try port.inject(Cat(name: "Nabi"))
        #expect(try port.get().name == "Nabi")
    }

    @Test func saysWhoWantedWhatNobodyInjected() {
        let line: UInt = #line
        let port = Port<any Animal>("pet")
        let said = message { _ = try port.get() }
        #expect(
            said == """
                port "pet" (PortTests.swift:\(line + 1)): nothing has been injected, but it is used at \
                PortTests.swift:\(line + 2); inject a value when the app starts
                """)
    }

    @Test func isSetOnce() throws {
        let line: UInt = #line
        let port = Port<Int>("limit")
        try port.inject(1)
        let said = message { try port.inject(2) }
        #expect(
            said == """
                port "limit" (PortTests.swift:\(line + 1)): a value was injected at PortTests.swift:\(line + 2), \
                and another at PortTests.swift:\(line + 3); inject one
                """)
        #expect(try port.get() == 1)
    }

    @Test func oneOfManyThreadsInjects() throws {
        for _ in 0..<100 {
            let port = Port<Tracked>("tracked")
            let living = Counter()
            let injected = Counter()
            let seen = Guarded<Set<Int>>([])
            let ended = onThreads(8) { number in
                if (try? port.inject(Tracked(number, living: living))) != nil { injected.add() }
                if let number = try? port.get().number { seen.change { $0.insert(number) } }
            }
            #expect(ended && injected.value == 1 && seen.value.count == 1 && living.value == 1)
        }
    }

    @Test func releasesItsValue() throws {
        let living = Counter()
        do {
            let port = Port<Tracked>("tracked")
            try port.inject(Tracked(living: living))
            #expect(living.value == 1)
        }
        #expect(living.value == 0)
    }
}
