import DovetailBasics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

extension Relevance {
    /// What code mentions and what declarations provide, as texts that are equal if one may mean the other.
    ///
    /// - `name()` is called without a receiver, and `name` read; `~name` is so in code that may mean a member which the
    ///   program adds to another library's type.
    /// - `<12.name` is the member of an object of a type, as the type or one below it declares it; `=12.name` is exactly
    ///   that type's.
    /// - `.name` is a member of something of any type: `.name@file 3` one that only a file sees, and `.name@module 3` one
    ///   that only a module does. `*.name` is that of something of a known type, which may have it from an extension of
    ///   another library's type; `?.name` of something of another library's type, and `!.name` of one of its classes.
    /// - `static .name` is `.name` where its type is expected, and `static .name.` where something of it is.
    /// - `set 12` assigns a variable.
    struct Names {
        private let code: Code
        private let symbols: SymbolTable
        private let types: Types
        private let receivers: ReceiverTypes
        /// The types below each type.
        private var subtypes: [Int: [Int]] = [:]
        /// The protocols to which types of other libraries conform.
        private var external: Set<Int> = []
        /// The types in which a bare name may mean a member that the program adds to another library's type.
        private var extendsForeign: [Bool] = []
        /// The types around each type.
        private var outer: [Int: [Int]] = [:]
        /// The names of all variables.
        private var variables: Set<String> = []
        /// The variables that are stored and may change, by what they provide.
        private var changing: [String: [Int]] = [:]

        /// The types of libraries whose names the program has for types of its own, too.
        private let ambiguous: Set<String>
        /// Whether each file sees a library of containers.
        private let seesLibrary: [Bool]

        init(_ code: Code, _ symbols: SymbolTable, _ types: Types, _ vocabularies: [Vocabulary]) {
            let declared = Set(symbols.types.compactMap(\.fact.path.last))
            ambiguous = declared.intersection(
                vocabularies.flatMap { $0.types.filter { $0.value != .plain }.keys })
            let modules = Set(vocabularies.flatMap(\.modules))
            seesLibrary = code.files.map { !types.modules(seenFrom: $0.context).isDisjoint(with: modules) }
            (self.code, self.symbols, self.types) = (code, symbols, types)
            receivers = ReceiverTypes(code, symbols, types)
            for type in symbols.types.indices {
                for above in types.supertypes(of: type) where above != type {
                    subtypes[above, default: []].append(type)
                }
            }
            for name in symbols.externalExtensions.keys { external.formUnion(types.protocols(ofLibraryType: name)) }
            var byPath: [[String]: [Int]] = [:]
            for (number, type) in symbols.types.enumerated() { byPath[type.fact.path, default: []].append(number) }
            for (number, type) in symbols.types.enumerated() {
                let around = type.fact.path.indices.dropFirst().map { Array(type.fact.path[..<$0]) }
                outer[number] = around.flatMap { byPath[$0] ?? [] }
                extendsForeign.append(
                    around.contains { byPath[$0] == nil }
                        || types.supertypes(of: number).contains { above in
                            let all =
                                symbols.types[above].fact.inherits + symbols.extensions[above].flatMap(\.fact.inherits)
                            return all.contains { reference in
                                guard let path = reference.shape.path else { return true }
                                return symbols.typesByPath[path.joined(separator: ".")] == nil
                            }
                        })
            }
            for (number, variable) in code.variables.enumerated() {
                let provided = provided(variable: number)
                variables.formUnion(provided)
                guard !variable.body.isConstant, !variable.body.isComputed else { continue }
                for name in provided { changing[name, default: []].append(number) }
            }
        }

        /// Members that are used without their names.
        static let implicit: Set<String> = [
            "callAsFunction", "wrappedValue", "projectedValue", "deinit", "buildBlock", "buildExpression",
            "buildFinalResult", "buildPartialBlock", "buildOptional", "buildEither", "buildArray",
        ]

        /// Where code is.
        struct Place {
            var type: Int?
            var external: String?
            var file: Int
        }

        /// Whether a name of a type of a library means nothing else.
        func isOnlyOfLibrary(_ name: String) -> Bool { !ambiguous.contains(name) }

        /// Whether code may mention a type of a library whose name the program has for a type of its own, too.
        func mentionsLibrary(_ code: MentionedNames, _ mentioned: Set<String>, at place: Place?) -> Bool {
            guard !ambiguous.isEmpty, place.map({ seesLibrary[$0.file] }) ?? true else { return false }
            return ambiguous.contains { name in
                code.types.contains(name) || place?.external?.lastName == name
                    || Self.provided(type: name).contains(where: mentioned.contains)
            }
        }

        /// What code mentions.
        func mentioned(_ code: MentionedNames, at place: Place) -> Set<String> {
            var found: Set<String> = []
            let mayExtend = place.external != nil || place.type.map { extendsForeign[$0] } ?? false
            func own(_ name: String) -> [String] {
                var keys = [name] + (mayExtend ? ["~\(name)"] : [])
                for type in place.type.map({ [$0] + outer[$0, default: []] }) ?? [] { keys += members(name, of: type) }
                return keys
            }
            for name in code.called {
                for key in own(name) {
                    found.insert("\(key)()")
                    found.insert(key)
                }
            }
            for name in code.read {
                let keys = own(name)
                found.formUnion(keys)
                // A name that is not called is a function only if there is no such variable.
                if !keys.contains(where: variables.contains) { found.formUnion(keys.map { "\($0)()" }) }
                found.insert("\(name)()")
            }
            for member in code.members {
                for key in keys(ofAny: member.name, place) { found.formUnion(forms(of: key, member.form)) }
            }
            for symbol in code.operators { found.insert(".\(symbol)") }
            for name in code.implicit { found.insert("static .\(name)") }
            for name in code.implicitBases { found.insert("static .\(name).") }
            for use in code.uses {
                for key in keys(of: use, code, place) { found.formUnion(forms(of: key, use.member.form)) }
            }
            let assigned =
                code.assigned.flatMap(own) + code.assignedMembers.flatMap { keys(ofAny: $0, place) }
                + code.assignedUses.flatMap { keys(of: $0, code, place) }
            for key in assigned { for variable in changing[key] ?? [] { found.insert("set \(variable)") } }
            return found
        }

        /// The keys of a member of an object of a type.
        private func members(_ name: String, of type: Int) -> [String] {
            ["<\(type).\(name)"] + types.supertypes(of: type).dropFirst().map { "=\($0).\(name)" }
        }

        /// What a key provides that is used in some form: a variable, and a function.
        private func forms(of key: String, _ form: MentionedNames.Form) -> [String] {
            guard !key.isOfDeclared else { return [key, "\(key)()"] }
            return switch form {
            case .part: [key]
            case .value: [key, "\(key)()"]
            case .call(let count, let first): [key, "\(key)(\(count) \(first ?? ""))"]
            }
        }

        /// What a function provides by a key: how it may be called.
        private func forms(of key: String, _ function: FunctionBody) -> [String] {
            guard !key.isOfDeclared else { return ["\(key)()"] }
            guard function.name.first.map({ $0.isLetter || $0 == "_" }) ?? false else { return [key] }
            let parameters = function.signature.parameters
            let required = parameters.filter { !$0.mayBeLeftOut }.count
            let most = parameters.contains(where: \.isVariadic) ? max(parameters.count, 8) : parameters.count
            let last = parameters.firstIndex { !$0.mayBeLeftOut } ?? parameters.count - 1
            let labels = [""] + parameters.prefix(last + 1).map { $0.label ?? "_" }
            return ["\(key)()"]
                + (required...max(required, most)).flatMap { count in
                    labels.map { "\(key)(\(count) \($0))" }
                }
        }

        /// The keys of a member of something of any type.
        private func keys(ofAny name: String, _ place: Place) -> [String] {
            [".\(name)", ".\(name)@file \(place.file)", ".\(name)@module \(self.code.files[place.file].module.index)"]
        }

        private func keys(of use: MentionedNames.Use, _ code: MentionedNames, _ place: Place) -> [String] {
            let name = use.name
            // What a module declares outside all types.
            if case .name(let module) = use.receiver, symbols.isModule(module) {
                return [name] + keys(ofAny: name, place)
            }
            guard let family = receivers.types(of: use.receiver, code.locals, in: place.type) else {
                return keys(ofAny: name, place)
            }
            return family.declared.flatMap { members(name, of: $0) } + ["*.\(name)"]
                + (family.isForeign ? ["?.\(name)"] : [])
                + (family.isForeign || family.isForeignClass ? ["!.\(name)"] : [])
        }

        static func provided(type: String) -> [String] { ["\(type)()", ".\(type)", "*.\(type)"] }

        func provided(function number: Int) -> [String] {
            let function = code.functions[number]
            let body = function.body
            let name = body.name
            guard function.isMember else { return ["\(name)()"] + forms(of: ".\(name)", body) }
            var all = provided(
                member: name, of: function.type, isOverride: body.isOverride, body.owner.access, inFile: function.file
            ).flatMap { forms(of: $0, body) }
            if body.isStatic {
                all.append("static .\(name).")
                if isOfOwner(body.signature.result.map { .typed($0) }, function.type, function.external) {
                    all.append("static .\(name)")
                }
            }
            return all
        }

        func provided(variable number: Int) -> [String] {
            let variable = code.variables[number]
            let body = variable.body
            let name = body.name
            guard variable.type != nil || variable.external != nil else { return [name, ".\(name)"] }
            var all = provided(
                member: name, of: variable.type, isOverride: body.isOverride, body.owner.access, inFile: variable.file)
            if body.isStatic {
                all.append("static .\(name).")
                let value = body.type.map { .typed($0) } ?? body.value.flatMap(Receiver.init)
                if isOfOwner(value, variable.type, variable.external) { all.append("static .\(name)") }
            }
            if !body.wrappers.isEmpty {
                all += ["_", "$"].flatMap { prefix in all.map { $0.replacingName(name, with: prefix + name) } }
            }
            return all
        }

        /// Whether a static member may be of the type that declares it, so that `.name` may mean it.
        private func isOfOwner(_ value: Receiver?, _ type: Int?, _ external: String?) -> Bool {
            guard let value, let family = receivers.types(of: value, [:], in: type) else { return true }
            guard let type else { return family.isForeign || family.isForeignClass || family.declared.isEmpty }
            if symbols.types[type].fact.kind == .protocol { return true }
            return family.declared.contains(type) || !family.declared.isDisjoint(with: subtypes[type] ?? [])
        }

        /// The keys of a member of a declared type, or of another library's.
        private func provided(
            member name: String, of type: Int?, isOverride: Bool, _ access: Access, inFile file: Int
        ) -> [String] {
            guard let type else { return ["~\(name)", "*.\(name)", ".\(name)"] }
            var above = Set(types.supertypes(of: type))
            // A type below it conforms to a protocol with what it inherits.
            for below in subtypes[type] ?? [] {
                above.formUnion(types.supertypes(of: below).filter { symbols.types[$0].fact.kind == .protocol })
            }
            var all = above.map { "<\($0).\(name)" } + ["=\(type).\(name)"]
            if external.contains(type) { all += ["*.\(name)", "~\(name)"] }
            if isOverride { all.append("!.\(name)") } else if inheritsForeign(type) { all.append("?.\(name)") }
            let mayMeet =
                isOverride || external.contains(type) || inheritsForeign(type)
                || above.contains {
                    $0 != type && !(code.functions(name, of: $0).isEmpty && code.variables(name, of: $0).isEmpty)
                }
            all.append(".\(name)" + (mayMeet ? "" : scope(of: access, inFile: file)))
            return all
        }

        /// Who sees what is declared with an access level.
        private func scope(of access: Access, inFile file: Int) -> String {
            switch access {
            case .private, .fileprivate: "@file \(file)"
            case .internal: "@module \(code.files[file].module.index)"
            case .package, .public, .open: ""
            }
        }

        /// Whether a type conforms to, or inherits from, one that the program does not declare.
        private func inheritsForeign(_ type: Int) -> Bool {
            let all = symbols.types[type].fact.inherits + symbols.extensions[type].flatMap(\.fact.inherits)
            return all.contains { reference in
                guard let name = reference.shape.given.path?.last else { return true }
                return !StandardTypes.names.contains(name) && symbols.typesByPath[name] == nil
                    && !AppleTypes.isClass(name)
            }
        }

        /// The assignments to what code reads that is stored and may change.
        func assignments(ofReadBy mentioned: Set<String>) -> [String] {
            mentioned.flatMap { name in (changing[name] ?? []).map { "set \($0)" } }
        }

        func protocols(of type: Int) -> [String] {
            types.supertypes(of: type).compactMap { number in
                symbols.types[number].fact.kind == .protocol ? symbols.types[number].fact.path.last : nil
            }
        }
    }
}

extension String {
    /// Whether it is the key of a member of a declared type, or of a bare name.
    fileprivate var isOfDeclared: Bool {
        switch first {
        case "<", "=", "~": true
        case ".", "*", "?", "!": false
        default: true
        }
    }

    fileprivate func replacingName(_ name: String, with other: String) -> String {
        let (key, scope) = firstIndex(of: "@").map { (self[..<$0], self[$0...]) } ?? (self[...], "")
        return key.hasSuffix(name) ? key.dropLast(name.count) + other + scope : self
    }
}
