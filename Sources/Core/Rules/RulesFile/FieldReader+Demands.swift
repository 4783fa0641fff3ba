/// Reads the demands of rules.
extension FieldReader {
    /// The demand in the value of a rule's key; nil if it is invalid, which is reported.
    mutating func demand(_ key: RuleKey, _ value: RulesValue) -> ModuleRule.Demand? {
        let own: Set<ModuleSelector.Space> = [.module, .layer, .kind, .tag]
        let what = "'\(key.rawValue)'"
        switch key {
        case .forbid:
            var from: [ModuleSelector] = [], to: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, ForbidKey.self) {
                switch key {
                case .from: from = someSelectors(value, key, spaces: own)
                case .to: to = someSelectors(value, key)
                }
            }
            return .forbid(from: from, to: to)
        case .protect:
            var modules: [ModuleSelector] = [], only: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, ProtectKey.self) {
                switch key {
                case .modules: modules = someSelectors(value, key)
                case .only: only = selectors(value, key, spaces: own)
                }
            }
            return .protect(modules: modules, only: only)
        case .independent:
            var modules: [ModuleSelector] = [], except: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, IndependentKey.self) {
                switch key {
                case .modules: modules = someSelectors(value, key, spaces: own)
                case .except: except = selectors(value, key, spaces: own)
                }
            }
            return .independent(modules: modules, except: except)
        case .acyclic:
            var modules: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, AcyclicKey.self) {
                modules = someSelectors(value, key, spaces: own)
            }
            return .acyclic(modules: modules)
        case .interfaceFirst:
            var modules: [ModuleSelector] = [], interface: ModuleSelector?, only: [ModuleSelector] = []
            var except: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, InterfaceFirstKey.self) {
                switch key {
                case .modules: modules = someSelectors(value, key, spaces: own)
                case .interface: interface = selector(value, key, spaces: [.module])
                case .only: only = selectors(value, key, spaces: own)
                case .except: except = selectors(value, key, spaces: own)
                }
            }
            guard let interface else { return nil }
            check(interface, isInterfaceOf: modules)
            return .interfaceFirst(modules: modules, interface: interface, only: only, except: except)
        case .id, .indirect, .why, .fix: return nil
        }
    }

    /// Reports an interface that is not a single name after `{to}` and the variables of `modules` are replaced.
    private mutating func check(_ interface: ModuleSelector, isInterfaceOf modules: [ModuleSelector]) {
        func reportHere(_ message: String) {
            guard let location = interface.location else { return }
            report(message, RulesValue(content: .nothing, location: location))
        }
        if interface.isNegated || interface.pattern.contains("*") {
            reportHere(
                "'interface' must be a module name such as CardInterface or {x}Interface, not '\(interface)'")
        }
        for module in modules {
            let known = (module.isNegated ? [] : module.variables).union([ModuleRule.usedModule])
            for variable in interface.variables.subtracting(known).sorted() {
                let hint = module.space == .module ? "" : "; '{\(ModuleRule.usedModule)}' is the name of the module"
                reportHere(
                    "'interface' uses {\(variable)}, but '\(module)' in 'modules' has no {\(variable)}\(hint)")
            }
        }
    }
}
