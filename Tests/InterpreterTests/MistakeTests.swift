import Testing

/// Mistakes in the registrations of Dovetail's containers, which cannot be made then, and scopes that cannot keep what is
/// built.
@Suite struct MistakeTests {
    private let start = """
        import Dovetail
        protocol Api: Sendable {}
        struct Live: Api {}
        final class Other: Api {}
        let flag = CommandLine.arguments.count > 1

        """

    @Test func duplicates() {
        expectOutcomes(
            start + """
                func make() throws -> Container {
                    try Container { c in
                        c.register(Live.self) { _ in Live() }
                        c.register(Live.self, name: "a") { _ in Live() }
                        c.register(Live.self) { _ in Live() } // duplicate
                    }
                }
                _ = try make()
                """)
    }

    /// A container that can be made in some runs has what it has in these.
    @Test func possibleDuplicates() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    c.register(Live.self) { _ in Live() }
                    if flag { c.register(Live.self) { _ in Live() } }
                }
                _ = try box.resolve(Live.self) // conditional
                """)
    }

    @Test func otherBranch() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    if flag { c.register(Live.self) { _ in Live() } } else { c.register(Live.self) { _ in Live() } }
                }
                _ = try box.resolve(Live.self) // proved
                """)
    }

    @Test func overrides() {
        expectOutcomes(
            start + """
                struct Lives: Assembly {
                    func assemble(_ c: inout Registrations) { c.register(Live.self) { _ in Live() } } // duplicate
                }
                struct Fakes: Assembly {
                    func assemble(_ c: inout Registrations) {
                        c.register(Live.self, override: true) { _ in Live() } // overrides nothing
                    }
                }
                do {
                    let box = try Container(Lives(), Fakes())
                    _ = try box.resolve(Live.self) // proved
                    _ = try Container(parent: box, Lives()).resolve(Live.self) // proved
                } catch {}
                do { _ = try Container(Fakes(), Lives()) } catch {}
                do { _ = try Container(parent: Container(Lives()), Fakes()) } catch {}
                """)
    }

    @Test func possibleOverrides() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    if flag { c.register(Live.self) { _ in Live() } }
                    c.register(Live.self, override: true) { _ in Live() }
                }
                _ = try box.resolve(Live.self) // conditional
                """)
        expectOutcomes(
            start + """
                let other = try Container { c in
                    c.register(Live.self) { _ in Live() }
                    c.register(Live.self, override: flag) { _ in Live() }
                }
                _ = try other.resolve(Live.self) // conditional
                """)
    }

    @Test func scopesWithArguments() {
        expectOutcomes(
            start + """
                struct Plain: Sendable {}
                enum Kind { case one, other }
                do { _ = try Container { c in c.register(Live.self, scope: .graph) { (r, id: Int) in Live() } } } catch {} // invalid scope
                do { _ = try Container { c in c.register(Live.self, scope: .singleton) { (r, id: Plain) in Live() } } } catch {} // invalid scope
                do { _ = try Container { c in c.register(Live.self, scope: .singleton) { (r, id: [any Api]) in Live() } } } catch {} // invalid scope
                let box = try Container { c in
                    c.register(Live.self, scope: .singleton) { (r, id: Kind) in Live() }
                    c.register(Live.self, scope: .graph) { (r, nothing: Void) in Live() }
                }
                _ = try box.resolve(Live.self, arguments: Kind.one) // proved
                _ = try box.resolve(Live.self) // proved
                """)
    }

    @Test func weakValues() {
        expectOutcomes(
            start + """
                func make() -> any Api { Live() }
                let kept: RegistrationScope = .weak
                let box = try Container { c in
                    c.register(Other.self, scope: kept) { _ in Other() }
                    c.register(Live.self, scope: kept) { _ in Live() } // invalid scope
                    c.register((any Api).self, scope: .weak) { _ in make() } // invalid scope
                    c.register((any Api).self, name: "other", scope: .weak) { _ in Other() }
                    c.register(Other?.self, scope: .weak) { _ in Other() } // invalid scope
                    c.register((any Error).self, scope: .weak) { _ in CancellationError() }
                }
                do { _ = try box.resolve(Other.self) } catch {} // proved
                do { _ = try box.resolve(Live.self) } catch {} // broken
                do { _ = try box.resolve((any Api).self) } catch {} // broken
                do { _ = try box.resolve((any Api).self, name: "other") } catch {} // proved
                do { _ = try box.resolve(Other?.self) } catch {} // broken
                do { _ = try box.resolve((any Error).self) } catch {} // unknown
                """)
    }

    /// What a kept service needs is looked up in the container that keeps it.
    @Test func keptInParents() {
        expectOutcomes(
            start + """
                struct Screen: Sendable { init(api: any Api) {} }
                final class Kept: Sendable { init(api: any Api) {} }
                let parent = try Container { c in
                    c.register(Screen.self, Screen.init) // proved
                    c.register(Screen.self, name: "graph", scope: .graph) { r in Screen(api: try r.resolve((any Api).self)) } // proved
                    c.register(Kept.self, scope: .singleton, Kept.init) // missing
                    c.register(Kept.self, name: "weak", scope: .weak) { r in Kept(api: try r.resolve((any Api).self)) } // missing
                }
                let child = try Container(parent: parent) { c in c.register((any Api).self) { _ in Live() } }
                do { _ = try child.resolve(Screen.self) } catch {} // proved
                do { _ = try child.resolve(Screen.self, name: "graph") } catch {} // proved
                do { _ = try child.resolve(Kept.self) } catch {} // proved
                do { _ = try child.resolve(Kept.self, name: "weak") } catch {} // proved
                """)
    }
}
