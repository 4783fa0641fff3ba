/// How code that was moved out is called.
enum CallForm: String, CaseIterable, Sendable {
    case function, method, inherited, singleton
    case staticMethod = "static-method"
    case containerExtension = "container-extension"
    case protocolExtension = "protocol-extension"
    /// A method of an object that keeps the container.
    case keeper
    case closure
    case defaultArgument = "default-argument"

    /// The forms that need a container which can be kept.
    static let onlySwinject: Set<CallForm> = [.keeper, .closure, .defaultArgument]
}

extension Draft {
    /// Chooses a form; a plain function takes the place of those that the program must not have.
    private mutating func callForm() -> CallForm {
        let forms = CallForm.allCases.filter { library == .swinject || !CallForm.onlySwinject.contains($0) }
        let form = random.pick(forms)
        if form == .function || excludedCalls.contains(form.rawValue) { return .function }
        calls.insert(form.rawValue)
        return form
    }

    /// Moves statements with `$R` to a function or a method, and returns its call.
    mutating func outlined(_ statements: String, throwing: Bool = false) -> String {
        let effect = throwing ? " throws" : ""
        let body = statements.replacing("$R", with: "c")
        let parameter = library.registrationParameter
        let passed = "\(library.reference)$R"
        switch callForm() {
        case .staticMethod:
            let name = unique("PXSteps")
            declare(.setup, "enum \(name) {\nstatic func run(\(parameter))\(effect) {\n\(body)\n}\n}")
            return "\(name).run(\(passed))"
        case .method:
            let name = unique("PXInstaller")
            declare(.setup, "final class \(name) {\nfunc install(\(parameter))\(effect) {\n\(body)\n}\n}")
            return "\(name)().install(\(passed))"
        case .containerExtension:
            let name = unique("pxPart")
            let own = statements.replacing("$R", with: "self")
            declare(
                .setup,
                "extension \(library.registry) {\n\(library.mutating)func \(name)()\(effect) {\n\(own)\n}\n}")
            return "$R.\(name)()"
        case .protocolExtension: return outlinedInProtocol(body, effect)
        case .inherited:
            let (base, sub) = (unique("PXBasic"), unique("PXSpecial"))
            declare(
                .setup,
                """
                class \(base) {
                func add(\(parameter))\(effect) {
                \(body)
                }
                }
                final class \(sub): \(base) {}
                """)
            return "\(random.pick([base, sub]))().add(\(passed))"
        case .singleton:
            let name = unique("PXModules")
            declare(
                .setup,
                "struct \(name) {\nstatic let shared = \(name)()\nfunc add(\(parameter))\(effect) {\n\(body)\n}\n}")
            return "\(name).shared.add(\(passed))"
        case .keeper: return outlinedInObject(statements, effect)
        case .closure:
            let name = unique("pxBlock")
            declare(.setup, "let \(name): @Sendable (Container)\(effect) -> Void = { c in\n\(body)\n}")
            return "\(name)($R)"
        case .defaultArgument:
            let name = unique("pxStep")
            declare(.setup, "func \(name)(_ isOn: Bool = true, in c: Container)\(effect) {\n\(body)\n}")
            return "\(name)(in: $R)"
        case .function:
            let name = unique("pxStep")
            declare(.setup, "func \(name)(\(parameter))\(effect) {\n\(body)\n}")
            return "\(name)(\(passed))"
        }
    }

    /// Moves statements to the default method of a protocol.
    private mutating func outlinedInProtocol(_ body: String, _ effect: String) -> String {
        let (name, type) = (unique("PXAdding"), unique("PXAdder"))
        declare(
            .setup,
            """
            protocol \(name) {}
            extension \(name) {
            func addAll(\(library.registrationParameter))\(effect) {
            \(body)
            }
            }
            struct \(type): \(name) {}
            """)
        return "\(type)().addAll(\(library.reference)$R)"
    }

    /// Moves statements to a method of an object that keeps the container.
    private mutating func outlinedInObject(_ statements: String, _ effect: String) -> String {
        let name = unique("PXKeeper")
        let kind = random.pick(["final class", "struct"])
        declare(
            .setup,
            """
            \(kind) \(name) {
            let container: Container
            init(container: Container) {
            self.container = container
            }
            func run()\(effect) {
            \(statements.replacing("$R", with: "container"))
            }
            }
            """)
        if random.percent(50) { return "\(name)(container: $R).run()" }
        let variable = unique("keeper")
        let effectful = effect.isEmpty ? "" : "try "
        return effect.isEmpty
            ? "let \(variable) = \(name)(container: $R)\n\(effectful)\(variable).run()"
            : "\(name)(container: $R).run()"
    }
}
