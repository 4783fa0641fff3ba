import DovetailBasics
import DovetailFacts

/// The names in what was read so far, of which the declarations matter, too.
extension SourceReader {
    /// The types of initial values such as `Service()`, whose initializer may be failable, and those around components.
    var inferredNames: Set<String> {
        let components = components
        return namesInFiles { file, names in
            func add(_ member: borrowing MemberFact) {
                guard member.isTypeInferred, !member.isStatic else { return }
                if case .named(let parts) = member.type?.shape, let name = parts.last?.name { names.insert(name) }
                switch member.initialValue {
                case .staticMember(let shape, _), .member(let shape, _), .sum(let shape, _),
                    .staticCall(let shape, _, _):
                    shape.insertNames(into: &names)
                case .call, .functionCall, nil: break
                }
                for wrapper in member.wrappers { wrapper.insertNames(into: &names) }
            }
            func insertArguments(of shape: TypeShape) {
                guard components.contains(shape.path?.last ?? "") else { return }
                for argument in shape.allArguments { argument.insertNames(into: &names) }
            }
            file.types.forEachBorrowed { type in
                guard components.contains(type.name) else { return }
                // The types around it may be declared elsewhere: `extension Flow { class HomeComponent … }`
                names.formUnion(type.path.dropLast())
                type.members.forEachBorrowed(add)
                type.inherits.forEachBorrowed { insertArguments(of: $0.shape) }
            }
            file.extensions.forEachBorrowed { fact in
                guard fact.extended.shape.path?.last.map(components.contains) == true else { return }
                fact.members.forEachBorrowed(add)
            }
            // An extension of a generic component may require conformances of its arguments.
            file.constructions.forEachBorrowed { construction in
                guard construction.arguments != nil else { return }
                if case .type(let shape) = construction.callee { insertArguments(of: shape) }
                if let expected = construction.expected { insertArguments(of: expected) }
            }
        }.subtracting(["String", "Int", "Double", "Bool"])
    }

    /// The names of the functions whose results are the values of components' properties.
    var calledNames: Set<String> {
        let components = components
        return namesInFiles { file, names in
            func add(_ member: borrowing MemberFact) {
                guard case .functionCall(let name, _, _)? = member.initialValue, !member.isStatic else { return }
                names.insert(name)
            }
            file.types.forEachBorrowed { type in
                if components.contains(type.name) { type.members.forEachBorrowed(add) }
            }
            file.extensions.forEachBorrowed { fact in
                if fact.extended.shape.path?.last.map(components.contains) == true { fact.members.forEachBorrowed(add) }
            }
        }
    }

    /// All type names in the declarations that were read.
    var mentionedNames: Set<String> {
        namesInFiles { file, names in
            func add(_ member: borrowing MemberFact) {
                for attribute in member.attributes { names.formUnion(attribute.split(separator: ".").map(String.init)) }
                for wrapper in member.wrappers { wrapper.insertNames(into: &names) }
                member.thrown?.shape.insertNames(into: &names)
                for generic in member.generics { generic.constraint?.insertNames(into: &names) }
                for constraint in member.constraints { constraint.right.insertNames(into: &names) }
                member.type?.shape.insertNames(into: &names)
                for parameter in member.parameters { parameter.type.shape.insertNames(into: &names) }
            }
            file.types.forEachBorrowed { $0.members.forEachBorrowed(add) }
            file.extensions.forEachBorrowed { $0.members.forEachBorrowed(add) }
            file.globals.forEachBorrowed(add)
            file.constructions.forEachBorrowed { construction in
                guard let arguments = construction.arguments,
                    arguments.contains(where: { $0.isSelf || $0.label == "parent" })
                else { return }
                construction.bound?.insertNames(into: &names)
                construction.expected?.insertNames(into: &names)
                if case .type(let shape) = construction.callee { shape.insertNames(into: &names) }
            }
            for alias in file.aliases { alias.target.shape.insertNames(into: &names) }
            file.containers.insertMentionedNames(into: &names)
        }
    }

    /// The names that `insert` finds in the files that were read. It is called on all cores.
    func namesInFiles(_ insert: @escaping @Sendable (borrowing FileFacts, inout Set<String>) -> Void) -> Set<String> {
        let read = Array(facts.values)
        let parts = stride(from: 0, to: read.count, by: Self.filesInPart).map {
            $0..<min($0 + Self.filesInPart, read.count)
        }
        let found = inParallel(parts) { part in
            var names: Set<String> = []
            for file in read[part] { insert(file.value, &names) }
            return names
        }
        return found.dropFirst().reduce(into: found.first ?? []) { $0.formUnion($1) }
    }

    /// Few, large parts have fewer names in common.
    private static let filesInPart = 4096
}
