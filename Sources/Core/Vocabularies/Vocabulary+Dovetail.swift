extension Vocabulary {
    /// Dovetail's own container.
    package static let dovetail: Vocabulary = {
        var vocabulary = Vocabulary(
            "Dovetail", modules: ["Dovetail", "DovetailMain"],
            types: [
                "Container": .container, "Resolver": .view, "AsyncResolver": .view, "Registrations": .filler,
                "Assembly": .assembly(fills: "assemble", loaded: nil), "RegistrationScope": .plain, "Lazy": .deferred,
                "Provider": .deferred, "AsyncLazy": .deferred, "AsyncProvider": .deferred, "Port": .port,
            ],
            rules: dovetailRules,
            laws: Laws(
                absence: .throwsError, duplicates: .fails,
                deferred: ["Lazy", "Provider", "AsyncLazy", "AsyncProvider"],
                resolvesOptionals: true, resolvesLists: true, defaultScope: "transient",
                scopes: [
                    "transient": ScopeLaw(.never), "graph": ScopeLaw(.resolution, arguments: .none),
                    "singleton": ScopeLaw(.container, isOfOwner: true, arguments: .hashable),
                    "weak": ScopeLaw(.container, isOfOwner: true, arguments: .none, isForObjects: true),
                ]))
        vocabulary.laws.asyncView = "AsyncResolver"
        vocabulary.properties = [
            PropertyRule("Resolver", "container", .view), PropertyRule("AsyncResolver", "container", .view),
        ]
        return vocabulary
    }()

    private static let key = CallRule.Slot.given(.key)
    private static let expectedKey = CallRule.Slot.optional(.key)
    private static let name = CallRule.Slot.optional(.name, "name")
    private static let scope = CallRule.Slot.optional(.scope, "scope")
    private static let override = CallRule.Slot.optional(.override, "override")
    private static let actor = CallRule.Slot.optional(.isolation, "on")
    private static let file = CallRule.Slot.optional(.ignored, "file")
    private static let line = CallRule.Slot.optional(.ignored, "line")
    private static let completed = CallRule.Slot.optional(.completion, "completed")

    private static let dovetailRules: [CallRule] =
        [
            CallRule("Container", "init", [.optional(.parent, "parent"), .given(.filling)], .make),
            CallRule("Container", "init", [.optional(.parent, "parent"), .several(.assemblies)], .make),
            CallRule("Container", "validate", [.optional(.ignored, "runningFactories")], .neutral),
            CallRule("Container", "graph", [.optional(.ignored, "runningFactories")], .neutral),
            CallRule(
                "Registrations", "register",
                [key, name, scope, override, actor, file, line, .given(.factory, "factory"), completed], .put),
            CallRule(
                "Registrations", "register",
                [key, name, scope, override, actor, file, line, .given(.initializer), completed],
                .put),
            CallRule(
                "Registrations", "register",
                [key, name, scope, override, actor, .given(.initializer), file, line, completed],
                .put),
            CallRule(
                "Registrations", "alias",
                [
                    key, name, .given(.original, "of"), .optional(.originalName, "named"), override, file, line,
                    .given(.convert),
                ], .alias),
            CallRule(
                "Registrations", "contribute", [key, scope, actor, file, line, .given(.factory, "factory")], .contribute
            ),
            CallRule(
                "Registrations", "contribute", [key, scope, actor, file, line, .given(.initializer)], .contribute),
            CallRule("Registrations", "add", [.given(.assembly)], .apply),
            CallRule("Registrations", "observe", [.given(.later)], .neutral),
            CallRule("Port", "init", [.given(.ignored), file, line], .makePort),
            CallRule("Port", "inject", [.given(.value), file, line], .injectPort),
            CallRule("Port", "get", [file, line], .readPort),
        ]
        + ["Container", "Resolver", "AsyncResolver"].flatMap { type in
            [
                CallRule(type, "resolve", [expectedKey, name, actor], .ask),
                CallRule(
                    type, "resolve",
                    [
                        expectedKey, name, .given(.argument, "arguments"), .several(.argument),
                        .optional(.ignored, "types"),
                    ],
                    .ask),
                CallRule(type, "resolve", [.given(.key, "async"), name], .ask),
                CallRule(
                    type, "resolve",
                    [.given(.key, "async"), name, .given(.argument, "arguments"), .several(.argument)], .ask),
            ]
        }
}
