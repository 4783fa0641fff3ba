import Testing

/// Ports: what is injected into them, and when they are read.
@Suite struct PortTests {
    private let start = """
        import Dovetail
        enum Ports { static let size = Port<Int>("size"); static let name = Port<String>("name") }
        let flag = CommandLine.arguments.count > 1

        """

    @Test func order() {
        expectOutcomes(
            start + """
                _ = try Ports.size.get() // missing
                try Ports.size.inject(1)
                _ = try Ports.size.get() // proved
                _ = try Ports.name.get() // missing
                """)
    }

    @Test func branches() {
        expectOutcomes(
            start + """
                if flag { try Ports.size.inject(1) } else { try Ports.size.inject(2) }
                if flag { try Ports.name.inject("a") }
                _ = try Ports.size.get() // proved
                _ = try Ports.name.get() // conditional
                """)
    }

    @Test func sameBranch() {
        expectOutcomes(
            start + """
                if flag { try Ports.size.inject(1) }
                if flag { _ = try Ports.size.get() } // proved
                """)
    }

    @Test func twice() {
        expectOutcomes(
            start + """
                func fill(_ port: Port<Int>) throws { try port.inject(1) } // injected twice
                try fill(Ports.size)
                try fill(Ports.size)
                try? Ports.size.inject(3)
                _ = try Ports.size.get() // proved
                """)
    }

    @Test func loops() {
        expectOutcomes(
            start + """
                let own = Port<Int>("own"), other = Port<Int>("other")
                for port in [own, other] { try port.inject(1) }
                _ = try own.get() // proved
                _ = try other.get() // proved
                for number in 1...2 { try Ports.size.inject(number) } // injected twice
                """)
    }

    /// What is injected is what is read.
    @Test func values() {
        expectOutcomes(
            start + """
                let boxes = Port<Container>("boxes"), makers = Port<(Int) -> Container>("makers")
                let full = try Container { c in c.register(Int.self) { _ in 1 } }
                let empty = try Container { _ in }
                try boxes.inject(full)
                try makers.inject { _ in empty }
                _ = try boxes.get().resolve(Int.self) // proved, proved
                _ = try makers.get()(1).resolve(Int.self) // proved, missing
                """)
    }

    @Test func tolerated() {
        expectOutcomes(
            start + """
                _ = (try? Ports.size.get()) ?? 4
                if let size = try? Ports.size.get() { print(size) }
                do { _ = try Ports.size.get() } catch {} // missing
                """)
    }

    /// A port that is not known may be the one that is read.
    @Test func unknown() {
        expectOutcomes(
            start + """
                import Other
                let port: Port<Int> = makePort()
                try port.inject(1)
                _ = try Ports.size.get() // unknown
                """)
    }

    @Test func uncalled() {
        expectOutcomes(
            start + """
                enum Adapters { static func install() throws { try Ports.size.inject(1) } }
                _ = try Ports.size.get() // missing
                """)
    }

    /// Later code may run after what it reads was injected, or before.
    @Test func later() {
        expectOutcomes(
            start + """
                import UIKit
                final class Screen: UIViewController {
                    func fill() throws { try Ports.size.inject(1) }
                    func show() throws { print(try Ports.size.get()) } // conditional
                    func name() throws { print(try Ports.name.get()) } // proved
                }
                try Ports.name.inject("a")
                """)
    }

    @Test func extensions() {
        expectOutcomes(
            start + """
                extension Port { func fill(_ value: Value) throws { try inject(value) } }
                try Ports.size.fill(1)
                _ = try Ports.size.get() // proved
                """)
    }
}
