import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// What registrations and initializers resolve through functions that are passed no container: `{ _ in Hand(card()) }`,
/// where `card` resolves from a global container.
///
/// Only calls that surely mean one function count.
struct PlainCalls {
    /// The resolutions that the factory of a registration makes, by the registration's number.
    private(set) var ofRegistrations: [Int: [Int]] = [:]
    /// Those that are made while an object is created, by the index of its type.
    private(set) var ofTypes: [Int: [Int]] = [:]

    init(_ services: LinkedServices) {
        let index = services.index
        guard !index.plainCalls.isEmpty else { return }
        var asked: [SourceLocation: [Int]] = [:]
        for number in services.entries {
            let fact = services.resolutions[number].fact
            guard let function = fact.function, fact.timing == .building, fact.closures.isEmpty else { continue }
            asked[function, default: []].append(number)
        }
        guard !asked.isEmpty else { return }
        var called: [SourceLocation: [SourceLocation]] = [:]
        var starts: [(call: Placed<PlainCallFact>, function: SourceLocation)] = []
        for call in index.plainCalls {
            guard let callee = Self.function(of: call, index) else { continue }
            let isOfInitializer = call.fact.function.flatMap { index.functionAt[$0] }?.fact.path.last == "init"
            if call.fact.registration != nil || call.fact.isInitialValue || isOfInitializer {
                starts.append((call, callee))
            } else if let function = call.fact.function {
                called[function, default: []].append(callee)
            }
        }
        for (call, function) in starts {
            let found = reachable(from: [function]) { called[$0] ?? [] }.flatMap { asked[$0] ?? [] }
            guard !found.isEmpty else { continue }
            if let place = call.fact.registration {
                guard let owner = services.registrationNumbers[place] else { continue }
                ofRegistrations[owner, default: []] += found
            } else {
                let around = call.context.enclosing
                for type in index.symbols.declarations(of: around, in: call.context.enclosed(by: []))
                where index.symbols.types[type].fact.path == around {
                    ofTypes[type, default: []] += found
                }
            }
        }
    }

    /// The place of the only function that a call may mean.
    static func function(of call: Placed<PlainCallFact>, _ index: ContainerIndex) -> SourceLocation? {
        let functions = index.functions(call.fact.callee, call.fact.labels, in: call.context)
        guard functions.count == 1, let function = functions.first, function.fact.genericParameters.isEmpty else {
            return nil
        }
        let owner = Array(call.fact.callee.dropLast())
        if let first = owner.first, first != "self", owner[owner.count - 1].first?.isUppercase != true {
            // A value: its type must be known, as functions of other types have the same names.
            guard let type = index.type(of: owner, in: call.context)?.shape.unwrapped.withoutMarks.path,
                Array(function.fact.path.dropLast()).hasSuffix(type)
            else { return nil }
        }
        return function.fact.location
    }
}
