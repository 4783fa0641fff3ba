import DovetailFacts
import DovetailSemantics

extension Relevance {
    /// What code mentions and what declarations provide, as texts that are equal if one may mean the other: `name()` for
    /// what is called and `name` for what is read, `12.name` for a member of a type, `.name` for a member of any.
    struct Names {
        private let code: Code
        private let symbols: SymbolTable
        private let types: Types
        /// The names of all variables, and of those that are stored and may change.
        private var variables: Set<String> = []
        private var changing: Set<String> = []

        init(_ code: Code, _ symbols: SymbolTable, _ types: Types) {
            (self.code, self.symbols, self.types) = (code, symbols, types)
            for (number, variable) in code.variables.enumerated() {
                let provided = provided(variable: number)
                variables.formUnion(provided)
                if !variable.body.isConstant, !variable.body.isComputed { changing.formUnion(provided) }
            }
        }

        /// Members that are used without their names.
        static let implicit: Set<String> = [
            "callAsFunction", "wrappedValue", "projectedValue", "deinit", "buildBlock", "buildExpression",
            "buildFinalResult", "buildPartialBlock", "buildOptional", "buildEither", "buildArray",
        ]

        /// What code in a type mentions.
        func mentioned(_ code: MentionedNames, in type: Int?) -> Set<String> {
            let family = type.map { types.supertypes(of: $0) } ?? []
            var found: Set<String> = []
            for name in code.called {
                found.insert("\(name)()")
                found.insert(name)
                for type in family {
                    found.insert("\(type).\(name)()")
                    found.insert("\(type).\(name)")
                }
            }
            for name in code.read {
                var keys = [name] + family.map { "\($0).\(name)" }
                // A name that is not called is a function only if there is no such variable.
                if !keys.contains(where: variables.contains) { keys += keys.map { "\($0)()" } }
                found.formUnion(keys)
                found.insert("\(name)()")
            }
            for name in code.members { found.insert(".\(name)") }
            for name in code.assigned {
                for key in [name] + family.map({ "\($0).\(name)" }) { found.insert("\(key)=") }
            }
            for name in code.assignedMembers { found.insert(".\(name)=") }
            return found
        }

        static func provided(type: String) -> [String] { ["\(type)()", ".\(type)"] }

        func provided(function number: Int) -> [String] {
            let function = code.functions[number]
            let name = function.body.name
            guard let type = function.type else { return ["\(name)()", ".\(name)"] }
            var all = types.supertypes(of: type).map { "\($0).\(name)()" } + [".\(name)"]
            if function.body.isStatic { all.append("\(name)()") }
            return all
        }

        func provided(variable number: Int) -> [String] {
            let variable = code.variables[number]
            let name = variable.body.name
            guard let type = variable.type else { return [name, ".\(name)"] }
            var all = types.supertypes(of: type).map { "\($0).\(name)" } + [".\(name)"]
            if !variable.body.wrappers.isEmpty { all += all.map { $0.replacingName(name, with: "_\(name)") } }
            if variable.body.isStatic { all.append(name) }
            return all
        }

        /// The assignments to what code reads that is stored and may change.
        func assignments(ofReadBy code: MentionedNames, _ mentioned: Set<String>) -> [String] {
            var found: [String] = []
            for name in mentioned where changing.contains(name) {
                found.append("\(name)=")
                // It may be assigned as a member of another object.
                if let dot = name.lastIndex(of: "."), dot != name.startIndex { found.append("\(name[dot...])=") }
            }
            return found
        }

        func protocols(of type: Int) -> [String] {
            types.supertypes(of: type).compactMap { number in
                symbols.types[number].fact.kind == .protocol ? symbols.types[number].fact.path.last : nil
            }
        }
    }
}

extension String {
    fileprivate func replacingName(_ name: String, with other: String) -> String {
        hasSuffix(name) ? dropLast(name.count) + other : self
    }
}
