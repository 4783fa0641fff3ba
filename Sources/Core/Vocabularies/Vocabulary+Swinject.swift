extension Vocabulary {
    /// Swinject 2, with SwinjectAutoregistration.
    package static let swinject: Vocabulary = {
        var vocabulary = Vocabulary(
            "Swinject", modules: ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"],
            types: [
                "Container": .container, "Resolver": .view, "Assembler": .assembler,
                "Assembly": .assembly(fills: "assemble", loaded: "loaded"), "ServiceEntry": .entry,
                "ServiceEntryType": .entry, "ObjectScope": .plain, "Lazy": .deferred, "Provider": .deferred,
                "Behavior": .observer(told: "container"), "GraphIdentifier": .plain,
                "SwinjectStoryboard": .plain,
            ],
            rules: swinjectRules + autoregistrationRules + storyboardRules,
            laws: Laws(
                absence: .givesNil, duplicates: .lastWins, deferred: ["Lazy", "Provider"], resolvesOptionals: true,
                resolvesLists: false, defaultScope: "graph",
                scopes: [
                    "transient": ScopeLaw(.never), "graph": ScopeLaw(.resolution), "container": ScopeLaw(.container),
                    "weak": ScopeLaw(.container),
                ]))
        vocabulary.inherits = ["Container": ["Resolver"], "ServiceEntry": ["ServiceEntryType"]]
        vocabulary.properties = [
            PropertyRule("Assembler", "resolver", .view), PropertyRule("Lazy", "instance", .neutral),
            PropertyRule("Provider", "instance", .neutral),
        ]
        vocabulary.shared = [PropertyRule("SwinjectStoryboard", "defaultContainer", .make)]
        vocabulary.starts = [PropertyRule("SwinjectStoryboard", "setup", .unknown)]
        vocabulary.laws.provided = ["GraphIdentifier"]
        vocabulary.operators = [OperatorRule("~>", .ask)]
        return vocabulary
    }()

    private static let key = CallRule.Slot.given(.key)
    private static let name = CallRule.Slot.optional(.name, "name")

    private static let swinjectRules: [CallRule] = [
        CallRule(
            "Container", "init",
            [
                .optional(.parent, "parent"), .optional(.ignored, "defaultObjectScope"),
                .optional(.observers, "behaviors"),
                .optional(.filling, "registeringClosure"),
            ], .make),
        CallRule("Container", "register", [key, name, .given(.factory, "factory")], .put),
        CallRule(
            "Container", "_register",
            [key, .given(.factory, "factory"), name, .optional(.ignored, "option")], .put),
        CallRule(
            "Container", "forward", [key, name, .given(.entry, "to")], .alias),
        CallRule("Container", "removeAll", [], .clear),
        CallRule("Container", "synchronize", [], .child),
        CallRule("Container", "addBehavior", [.given(.observers)], .observe),
        CallRule("Container", "resetObjectScope", [.given(.ignored)], .neutral),
        CallRule("Container", "hasAnyRegistration", [.given(.ignored, "of"), name], .neutral),
        CallRule("Resolver", "resolve", [key, name], .ask),
        CallRule("Resolver", "resolve", [key, name, .given(.argument, "argument")], .ask),
        CallRule("Resolver", "resolve", [key, name, .given(.argument, "arguments"), .several(.argument)], .ask),
        CallRule("ServiceEntry", "inObjectScope", [.given(.scope)], .scope),
        CallRule("ServiceEntry", "initCompleted", [.given(.completion)], .complete),
        CallRule("ServiceEntry", "implements", [key, name], .alias),
        CallRule("ServiceEntry", "implements", [key, .several(.key)], .alias),
        CallRule("Assembler", "init", [.optional(.container, "container")], .make),
        CallRule(
            "Assembler", "init",
            [
                .given(.assemblies), .optional(.parent, "parent"), .optional(.ignored, "defaultObjectScope"),
                .optional(.observers, "behaviors"),
            ], .make),
        CallRule(
            "Assembler", "init",
            [
                .given(.parent, "parentAssembler"), .optional(.ignored, "defaultObjectScope"),
                .optional(.observers, "behaviors"),
            ], .make),
        CallRule(
            "Assembler", "init",
            [
                .given(.assemblies), .given(.container, "container"), .optional(.observers, "behaviors"),
            ], .make),
        CallRule("Assembler", "apply", [.given(.assembly, "assembly")], .apply),
        CallRule("Assembler", "apply", [.given(.assemblies, "assemblies")], .apply),
    ]

    private static let storyboardRules: [CallRule] = [
        CallRule(
            "Container", "storyboardInitCompleted", [key, name, .given(.completion, "initCompleted")], .complete),
        // Its name before version 1.
        CallRule(
            "Container", "registerForStoryboard", [key, name, .given(.completion, "initCompleted")], .complete),
        CallRule(
            "SwinjectStoryboard", "create",
            [.given(.ignored, "name"), .given(.ignored, "bundle"), .optional(.ignored, "container")], .neutral),
    ]

    private static let autoregistrationRules: [CallRule] = [
        CallRule("Container", "autoregister", [key, name, .given(.initializer, "initializer")], .put),
        CallRule(
            "Container", "autoregister",
            [key, name, .given(.argument, "argument"), .given(.initializer, "initializer")], .put),
        CallRule(
            "Container", "autoregister",
            [key, name, .given(.argument, "arguments"), .several(.argument), .given(.initializer, "initializer")], .put),
    ]
}
