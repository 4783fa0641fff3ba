import DovetailFacts

extension SwiftType {
    /// The type with each name in it, including dotted suffixes, replaced if `change` returns a replacement.
    func mapping(_ change: ([String]) -> SwiftType?) -> SwiftType {
        // An alias of the whole type may add attributes, such as `@Sendable`, and a shape.
        if let path, path.count == tokens.count / 2 + 1, let new = change(path) {
            var result = new
            result.specifiers = specifiers + new.specifiers
            result.attributes = Self.mapping(attributes, change) + new.attributes
            return result
        }
        var result = self
        result.tokens = Self.mapping(tokens, change)
        result.attributes = Self.mapping(attributes, change)
        switch shape {
        case .optional(let inner): result.shape = .optional(inner.mapping(change))
        case .array(let inner): result.shape = .array(inner.mapping(change))
        case .metatype(let inner): result.shape = .metatype(inner.mapping(change))
        case .tuple(let elements):
            result.shape = .tuple(elements.map { Element(label: $0.label, type: $0.type.mapping(change)) })
        case .other, .dictionary, .function, .packExpansion, .opaque: break
        }
        return result
    }

    private static func mapping(_ tokens: [Token], _ change: ([String]) -> SwiftType?) -> [Token] {
        var result: [Token] = []
        var index = 0
        while index < tokens.count {
            let first = tokens[index]
            index += 1
            guard first.isName else {
                result.append(first)
                continue
            }
            var path = [first.name]
            var end = index
            while end + 1 < tokens.count, tokens[end].text == ".", !["Type", "Protocol"].contains(tokens[end + 1].text)
            {
                path.append(tokens[end + 1].name)
                end += 2
            }
            guard let new = change(path) else {
                result += [first] + tokens[index..<end]
                index = end
                continue
            }
            index = end
            result += new.asPart(hasSpace: first.hasSpace)
        }
        return result
    }

    /// Its tokens inside another type.
    private func asPart(hasSpace: Bool) -> [Token] {
        let isPlain = attributes.isEmpty && shape != .function && !["any", "some"].contains(tokens.first?.text)
        var result = isPlain ? tokens : attributes.map { Token($0 + " ") } + tokens
        if !isPlain { result = [Token("(")] + result + [Token(")")] }
        if !result.isEmpty { result[0].hasSpace = hasSpace }
        return result
    }

    /// For `@Swift.MainActor` and the like.
    private static func mapping(_ attributes: [String], _ change: ([String]) -> SwiftType?) -> [String] {
        attributes.map { $0.mappingAttribute(change) }
    }

    /// The paths of the names that it mentions.
    var paths: [[String]] {
        var found: [[String]] = []
        _ = mapping { path in
            found.append(path)
            return nil
        }
        return found
    }
}

extension String {
    /// An attribute that names a type is changed like types.
    func mappingAttribute(_ change: ([String]) -> SwiftType?) -> String {
        guard hasPrefix("@"), !contains("("), hasSuffix("Actor") else { return self }
        let path = dropFirst().split(separator: ".").map(String.init)
        return change(path).map { "@\($0.text)" } ?? self
    }
}

extension MemberSignature {
    /// The member with the names in its types replaced.
    func mapping(_ change: ([String]) -> SwiftType?) -> MemberSignature {
        let own = Set(generics.map(\.name))
        func outer(_ path: [String]) -> SwiftType? { own.contains(path[0]) ? nil : change(path) }
        var copy = self
        copy.attributes = attributes.map { $0.mappingAttribute(outer) }
        for index in generics.indices { copy.generics[index].constraint = generics[index].constraint?.mapping(outer) }
        copy.requirements = requirements.map {
            GenericRequirement($0.left.mapping(outer), relation: $0.relation, right: $0.right.mapping(outer))
        }
        for index in parameters.indices { copy.parameters[index].type = parameters[index].type.mapping(outer) }
        copy.result = result?.mapping(outer)
        copy.thrown = thrown?.mapping(outer)
        if let thrown = copy.thrown { copy.effects.thrown = thrown.text }
        return copy
    }
}
