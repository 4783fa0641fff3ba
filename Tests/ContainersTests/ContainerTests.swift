import DovetailContainers
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailRules
import DovetailSemantics
import FactBuilders
import Testing

/// Findings and proofs about registrations and resolutions.
@Suite struct ContainerTests {
    private func link(_ program: Program, _ rules: Rules = Rules()) -> ContainerAnalyzer {
        ContainerAnalyzer(SymbolTable(program), rules)
    }

    /// The same program with Dovetail as its library.
    private func dovetail(_ program: Program) -> Program {
        var program = program
        program.modules[0].files[0].imports = [importing("Dovetail")]
        program.modules[0].files[0].containers.isDovetail = true
        return program
    }

    private func ids(_ program: Program, _ rules: Rules = Rules()) -> [FindingID] {
        link(program, rules).findings.map(\.id)
    }

    // MARK: Gaps

    /// The gap of the one resolution of a program.
    private func gap(_ change: (inout Program) -> Void) -> ContainerProof.Reason? {
        var whole = program([registration("Store", line: 2)], [resolution("Screen", line: 3)])
        change(&whole)
        let linker = link(whole)
        #expect(!linker.findings.contains { $0.id == .missingRegistration })
        return linker.proof?.gaps.first?.reason
    }

    @Test func whereSomethingElseMayRegisterItNothingIsMissing() {
        #expect(gap { $0.isWhole = false } == .otherModule)
        #expect(
            gap { $0.modules[0].files[0].containers.registrations[0].service = .unknown("a value") }
                == .dynamicRegistration)
        #expect(
            gap {
                $0.modules[0].files[0].containers.registrations[0].service = .written(.name("Screen"))
                $0.modules[0].files[0].containers.registrations[0].name = .expression("key")
                $0.modules[0].files[0].containers.resolutions[0].name = .literal("disk")
            } == .dynamicRegistration)
        #expect(
            gap {
                let value = ContainerValue.created(place(1, 17), type: .name("Container"), parent: .unknown("other"))
                $0.modules[0].files[0].containers.registrations[0].receiver = value
                $0.modules[0].files[0].containers.resolutions[0].receiver = value
            } == .unknownContainer)
        #expect(gap { $0.modules[0].files[0].containers.resolutions[0].service = .generic("T") } == .genericType)
        #expect(
            gap { $0.modules[0].files[0].containers.resolutions[0].service = .unknown("a value") } == .unwrittenType)
    }

    @Test func whatIsNotProvedIsAnErrorOnlyIfTheRulesSaySo() {
        let whole = program(
            [registration("Store", name: .literal("disk"), line: 2)],
            [
                resolution("Store", name: .expression("key"), line: 3),
                resolution("Store", name: .literal("disk"), line: 4),
            ])
        var rules = Rules()
        #expect(ids(whole, rules).isEmpty)
        rules.isStrict = true
        #expect(link(whole, rules).findings.map(\.id) == [.unprovableResolution])
        #expect(link(whole, rules).findings.map(\.location) == [place(3, 11)])
    }

    @Test func aConstantHasTheNamesThatItMayHave() {
        func linker(values: [String], registered: [String]) -> ContainerAnalyzer {
            var whole = program(
                registered.enumerated().map { registration("Store", name: .literal($1), line: $0 + 2) },
                [resolution("Store", name: .constant(["Keys", "current"]), line: 20)])
            whole.modules[0].files[0].types = [declaration(.enum, "Keys", line: 30)]
            whole.modules[0].files[0].containers.constants = [
                StringConstantFact(path: ["Keys", "current"], values: values, isCase: false)
            ]
            return link(whole)
        }
        #expect(linker(values: ["disk"], registered: ["disk"]).proof?.proved == 1)
        #expect(linker(values: ["disk"], registered: ["memory"]).findings.map(\.id).contains(.missingRegistration))
        #expect(linker(values: ["disk", "memory"], registered: ["disk", "memory"]).proof?.proved == 1)
        #expect(linker(values: ["disk", "memory"], registered: ["disk"]).proof?.gaps.map(\.reason) == [.dynamicName])
        #expect(
            linker(values: ["disk", "memory"], registered: ["cloud"]).findings.map(\.id).contains(.missingRegistration))
    }

    // MARK: Types

    @Test func spellingsOfOneServiceAreOneService() {
        func proved(_ registered: TypeShape, _ asked: TypeShape) -> Bool {
            var whole = program([registration("", line: 2)], [resolution("", line: 3)])
            whole.modules[0].files[0].types = [
                declaration(.protocol, "Store", line: 10), declaration(.protocol, "Cache", line: 11),
            ]
            whole.modules[0].files[0].aliases = [alias("Shop", line: 12, standsFor: .name("Store"))]
            whole.modules[0].files[0].containers.registrations[0].service = .written(registered)
            whole.modules[0].files[0].containers.resolutions[0].service = .written(asked)
            return link(whole).proof?.proved == 1
        }
        #expect(proved(.name("Store"), .existential(.name("Store"))))
        #expect(proved(.name("Shop"), path("App", "Store")))
        #expect(
            proved(.composition([.name("Store"), .name("Sendable")]), .existential(.name("Store"))),
            "a marker is nothing at run time")
        #expect(!proved(.name("Store"), .name("Cache")))
        #expect(!proved(.name("Store"), .array(.name("Store"))))
    }

    @Test func anInitializersParametersAreAskedFor() {
        var store = declaration(.class, "Screen", line: 10)
        store.initializers = [
            InitializerFact(
                parameters: [
                    ParameterFact(label: "store", name: "store", type: named("Store"), isVariadic: false),
                    ParameterFact(label: "cache", name: "cache", type: named("Cache"), isVariadic: false),
                ], isFailable: false, delegation: .none, location: place(11))
        ]
        var whole = dovetail(
            program([registration("Screen", line: 2), registration("Store", line: 3)], [resolution("Screen", line: 4)]))
        whole.modules[0].files[0].types = [
            store, declaration(.class, "Store", line: 14), declaration(.class, "Cache", line: 15),
        ]
        whole.modules[0].files[0].containers.registrations[0].form = .initializer(.name("Screen"), labels: nil)
        let findings = link(whole).findings.filter { $0.id == .missingRegistration }
        #expect(findings.map(\.message) == ["'Screen' needs 'Cache', which is not registered"])
    }

    @Test func aListIsGatheredFromAllContributions() {
        func linker(_ change: (inout RegistrationFact) -> Void) -> ContainerAnalyzer {
            var plugins = [2, 3].map { registration("Plugin", line: $0) }
            for index in plugins.indices { change(&plugins[index]) }
            var asked = resolution("", line: 4)
            asked.service = .written(.array(.name("Plugin")))
            return link(dovetail(program(plugins, [asked])))
        }
        let gathered = linker { $0.isContribution = true }
        #expect(gathered.findings.isEmpty && gathered.proof?.proved == 1)
        #expect(Set(gathered.graph.edges.map { gathered.graph.nodes[$0.to].location.line }) == [2, 3])
        #expect(linker { _ in }.findings.map(\.id) == [.duplicateRegistration])
    }

    @Test func aContributionIsNotFoundAlone() {
        var plugin = registration("Plugin", line: 2)
        plugin.isContribution = true
        let findings = link(dovetail(program([plugin], [resolution("Plugin", line: 3)]))).findings
        #expect(findings.map(\.id) == [.missingRegistration])
        #expect(
            findings.first?.notes.map(\.message)
                == ["'Plugin' is contributed here to a list, and cannot be resolved by itself"])
    }

    // MARK: Registrations

    @Test func whatTheRulesIntendIsNoDuplicate() {
        let whole = program(
            [registration("Store", line: 2), registration("Store", line: 3)], [resolution("Store", line: 4)])
        #expect(link(whole).findings.map(\.id) == [.duplicateRegistration])
        #expect(link(whole).findings.map(\.location) == [place(3, 11)])
        var rules = Rules()
        rules.overrides = [IntendedOverride(service: "Store", reason: "a demo", location: place(1))]
        #expect(ids(whole, rules).isEmpty)
        rules.overrides = [IntendedOverride(service: "Store", name: "disk", reason: "a demo", location: place(1))]
        #expect(ids(whole, rules) == [.duplicateRegistration])
    }

    @Test func anOverrideNeedsSomethingToReplace() {
        var replacing = registration("Store", line: 3)
        replacing.isOverride = true
        let alone = dovetail(program([replacing], [resolution("Store", line: 4)]))
        #expect(ids(alone) == [.overrideWithoutOriginal])
        let both = dovetail(program([registration("Store", line: 2), replacing], [resolution("Store", line: 4)]))
        #expect(ids(both).isEmpty)
    }

    @Test func aSingletonMayNotHoldWhatLivesShorter() {
        func ids(_ scope: String?) -> [FindingID] {
            self.ids(
                dovetail(
                    program(
                        [
                            registration("Store", line: 2, scope: "singleton"),
                            registration("Session", line: 3, scope: scope),
                        ],
                        [resolution("Session", line: 4, in: 2), resolution("Store", line: 5)])))
        }
        #expect(ids("transient") == [.captiveDependency] && ids("weak") == [.captiveDependency])
        #expect(ids("singleton").isEmpty)
        // No registration declares its scope.
        #expect(ids(nil).isEmpty)
    }

    @Test func aScopeMustBeAbleToKeepWhatIsMade() {
        func ids(_ service: String, _ scope: String, arguments: [String] = []) -> [FindingID] {
            var whole = dovetail(
                program(
                    [registration(service, arguments: arguments, line: 2, scope: scope)],
                    [resolution(service, arguments: arguments, line: 3)]))
            whole.modules[0].files[0].types = [
                declaration(.struct, "Price", line: 10), declaration(.class, "Store", line: 11),
                declaration(.struct, "Code", line: 12, inherits: [named("Hashable")]),
            ]
            return self.ids(whole)
        }
        #expect(ids("Price", "weak") == [.invalidScope] && ids("Store", "weak").isEmpty)
        #expect(ids("Store", "graph", arguments: ["Int"]) == [.invalidScope])
        #expect(ids("Store", "singleton", arguments: ["Price"]) == [.invalidScope])
        #expect(ids("Store", "singleton", arguments: ["Code"]).isEmpty)
    }

    // MARK: Assemblies

    /// An assembly that registers a store, applied to the container or not.
    private func assembly(isApplied: Bool) -> Program {
        var store = registration("Store", line: 22)
        store.receiver = .parameter(of: place(21, 10), 0)
        store.within = ["AppAssembly"]
        store.function = place(21, 10)
        var whole = program([store], [resolution("Store", line: 30)])
        whole.modules[0].files[0].types = [declaration(.class, "AppAssembly", line: 20, inherits: [named("Assembly")])]
        whole.modules[0].files[0].containers.functions = [
            ContainerFunctionFact(
                location: place(21, 10), path: ["AppAssembly", "assemble"], labels: ["container"],
                parameterTypes: [.name("Container")], genericParameters: [], result: nil, value: nil)
        ]
        whole.modules[0].files[0].containers.creations = [
            ContainerCreationFact(type: .name("Container"), within: [], location: place(1, 17))
        ]
        if isApplied {
            whole.modules[0].files[0].containers.assemblies = [
                AssemblyUseFact(
                    assembly: .name("AppAssembly"), container: theContainer, within: [], location: place(25))
            ]
        }
        return whole
    }

    @Test func anAssemblyRegistersWhereItIsApplied() {
        #expect(link(assembly(isApplied: true)).proof?.proved == 1 && ids(assembly(isApplied: true)).isEmpty)
        let findings = link(assembly(isApplied: false)).findings
        // The error names the assembly, so no warning repeats that it is never applied.
        #expect(findings.map(\.id) == [.missingRegistration])
        #expect(findings.first?.help == "add AppAssembly() to the container that is created on line 1 of App.swift")
        #expect(findings.first?.notes.contains(.init(place(1, 17), "the container is created here")) == true)
    }

    // MARK: Near misses

    @Test func whatIsNearIsSaid() {
        func notes(_ registered: RegistrationFact, _ asked: ResolutionFact) -> [String] {
            link(program([registered], [asked])).findings.first { $0.id == .missingRegistration }?.notes.map(\.message)
                ?? []
        }
        #expect(
            notes(registration("UserStore", line: 2), resolution("UsreStore", line: 3))
                == ["'UserStore' is registered here"])
        #expect(
            notes(registration("Cat", line: 2), resolution("Bat", line: 3)).isEmpty, "any two short names are alike")
        #expect(
            notes(registration("Store", name: .literal("disk"), line: 2), resolution("Store", line: 3))
                == ["'Store' named \"disk\" is registered here"])
        var building = registration("Store", line: 2)
        building.builds = .name("DiskStore")
        #expect(
            notes(building, resolution("DiskStore", line: 3))
                == ["'Store' is registered here and builds 'DiskStore'"])
    }

    // MARK: Ports

    private func ports(_ uses: [PortUseFact]) -> [FindingID] {
        var whole = dovetail(program([] as [RegistrationFact], []))
        var port = ContainerVariableFact(
            path: ["Log", "port"], type: generic("Port", .name("Int")), value: nil, location: place(2))
        port.isStatic = true
        whole.modules[0].files[0].types = [declaration(.enum, "Log")]
        whole.modules[0].files[0].containers.variables = [port]
        whole.modules[0].files[0].containers.portUses = uses
        return ids(whole)
    }

    private func use(_ kind: PortUseFact.Kind, line: Int, condition: Condition = .always) -> PortUseFact {
        PortUseFact(
            kind, names: ["Log", "port"], body: place(5), condition: condition, within: [], location: place(line))
    }

    @Test func aPortIsFilledOnceBeforeItIsAsked() {
        #expect(ports([use(.inject, line: 6), use(.get, line: 7)]).isEmpty)
        #expect(ports([use(.get, line: 7)]) == [.missingRegistration])
        #expect(ports([use(.inject, line: 6), use(.inject, line: 7)]) == [.duplicateRegistration])
        let debug = Condition(atom: "DEBUG")
        #expect(
            ports([
                use(.inject, line: 6, condition: debug), use(.inject, line: 7, condition: debug.negated),
                use(.get, line: 8),
            ]).isEmpty)
        var tolerant = use(.get, line: 7)
        tolerant.isTolerant = true
        #expect(ports([tolerant]).isEmpty)
    }
}
