import Testing

/// Services that are not there, where that is accepted, and what may stand for them.
@Suite struct AbsenceTests {
    private let start = """
        import Swinject
        protocol Api {}
        final class Live: Api { func show() {} }
        let box = Container()

        """

    /// An optional that is written accepts nil, unless the program stops because of it.
    @Test func acceptedAndInsistedOn() {
        expectOutcomes(
            start + """
                let one: Live? = box.resolve(Live.self) // proved
                one?.show()
                let two: Live? = box.resolve(Live.self) // missing
                two!.show()
                func show() {
                    let three: Live? = box.resolve(Live.self) // missing
                    guard let three else { fatalError() }
                    three.show()
                }
                show()
                let four: Live! = box.resolve(Live.self) // missing
                """)
    }

    /// A wrapper's optional of any type passes on what is looked up.
    @Test func optionalsOfAnyType() {
        expectOutcomes(
            start + """
                @propertyWrapper final class Cached<Value> {
                    private lazy var stored: Value? = box.resolve(Value.self)
                    var wrappedValue: Value? { stored }
                }
                final class Page { @Cached var api: Api? } // missing
                _ = Page().api
                """)
    }

    /// An optional is an enum.
    @Test func casesOfOptionals() {
        expectOutcomes(
            start + """
                box.register(Api.self) { _ in Live() }
                switch Optional(box) {
                case .some(let given): _ = given.resolve(Api.self) // proved
                case nil: break
                }
                if case let given? = Optional.some(box) { _ = given.resolve(Int.self) } // missing
                """)
    }

    /// Where it is not known what one of several containers has, nothing is surely missing.
    @Test func severalContainers() {
        expectOutcomes(
            start + """
                import Vendor
                let child = Container(parent: made())
                let chosen = CommandLine.arguments.isEmpty ? box : child
                _ = chosen.resolve(Api.self) // unknown
                _ = box.resolve(Api.self) // missing
                """)
    }

    /// A member of another library's type may be another name of one that is registered.
    @Test func typesOfLibraries() {
        expectOutcomes(
            start + """
                import Vendor
                box.register(Client.Configuration.self) { _ in Client.Configuration() }
                _ = box.resolve(Client.Settings.self) // unknown
                """)
    }

    /// After a failure that nothing handles, what follows is looked at as if it had not failed.
    @Test func whatFollowsAFailure() {
        expectOutcomes(
            """
            import Dovetail
            struct Log: Sendable {}
            let broken = try Container { c in
                c.register(Int.self) { _ in 1 }
                c.register(Int.self) { _ in 2 } // duplicate
            }
            _ = try broken.resolve(Int.self) // broken
            let box = try Container { c in c.register(Int.self) { _ in 1 } }
            _ = try box.resolve(Log.self) // missing
            _ = try box.resolve(Int.self) // proved
            _ = try box.resolve(String.self) // missing
            """)
    }
}
