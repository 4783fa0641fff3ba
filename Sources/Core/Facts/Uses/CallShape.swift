/// The labels of a call, which distinguish it from others of the same name.
package struct CallShape: Codable, Hashable, Sendable {
    /// The labels in parentheses; nil for an unlabelled argument.
    package var labels: [String?]
    /// The labels of the trailing closures; the first has none.
    package var trailing: [String?]

    package init(labels: [String?], trailing: [String?] = []) {
        self.labels = labels
        self.trailing = trailing
    }

    /// The parameter for each argument, followed by those for the trailing closures; nil if the call cannot match these
    /// parameters.
    ///
    /// Labels are matched in order, and parameters with a default may be omitted. The first trailing closure matches
    /// the next parameter that may be a function; an omissible one is skipped if a later one must be given (SE-0286).
    package func positions<Parameter: CallParameter>(in parameters: [Parameter]) -> [Int]? {
        var at = 0
        var isRepeated = false
        var found: [Int] = []
        for label in labels {
            if isRepeated, label == nil {
                found.append(at - 1)
                continue
            }
            while at < parameters.count, parameters[at].label != label {
                guard parameters[at].mayBeLeftOut else { return nil }
                at += 1
            }
            guard at < parameters.count else { return nil }
            found.append(at)
            isRepeated = parameters[at].isVariadic
            at += 1
        }
        for (number, label) in trailing.enumerated() {
            let next = number + 1 < trailing.count ? trailing[number + 1] : nil
            while at < parameters.count,
                number > 0
                    ? parameters[at].label != label
                    : !parameters[at].mayTakeClosure || isPassedOver(at, parameters, before: next)
            {
                guard parameters[at].mayBeLeftOut else { return nil }
                at += 1
            }
            guard at < parameters.count else { return nil }
            found.append(at)
            at += 1
        }
        return parameters[min(at, parameters.count)...].allSatisfy(\.mayBeLeftOut) ? found : nil
    }

    /// Whether arguments with these labels can match the parameters. The last argument, if unlabelled, may be a
    /// trailing closure.
    package static func mayFit<Parameter: CallParameter>(_ labels: [String?], _ parameters: [Parameter]) -> Bool {
        if CallShape(labels: labels).positions(in: parameters) != nil { return true }
        guard labels.last == .some(nil) else { return false }
        return CallShape(labels: labels.dropLast(), trailing: [nil]).positions(in: parameters) != nil
    }

    /// Whether a closure matches a later parameter rather than this one, which may be omitted.
    private func isPassedOver<Parameter: CallParameter>(
        _ at: Int, _ parameters: [Parameter], before next: String?
    ) -> Bool {
        guard parameters[at].mayBeLeftOut else { return false }
        let later = parameters[(at + 1)...].prefix { next == nil || $0.label != next }
        return later.contains { !$0.mayBeLeftOut }
    }

    /// For each parameter, whether the call provides it; nil if the call cannot match these parameters.
    package func given<Parameter: CallParameter>(of parameters: [Parameter]) -> [Bool]? {
        positions(in: parameters).map { positions in parameters.indices.map(positions.contains) }
    }
}

/// The properties of a parameter that matter to a call.
package protocol CallParameter {
    /// Nil for an unlabelled parameter.
    var label: String? { get }
    var isVariadic: Bool { get }
    var mayBeLeftOut: Bool { get }
    /// Whether its type is a function type, or may be an alias of one.
    var mayTakeClosure: Bool { get }
}

extension ParameterFact: CallParameter {
    package var mayBeLeftOut: Bool { hasDefault || isVariadic }
    package var mayTakeClosure: Bool {
        if type.shape.isFunction { return true }
        guard case .named(let parts) = type.shape.unwrapped, let name = parts.last?.name else {
            return false
        }
        return !StandardTypes.names.contains(name)
    }
}

extension TypeShape {
    /// Whether a closure can be passed for it.
    package var isFunction: Bool {
        switch self {
        case .function: true
        case .attributed(_, let type), .optional(let type): type.isFunction
        default: false
        }
    }

    /// Whether a value of it resolves a service when it is called, like a container's `Provider<T>`.
    package var resolvesLater: Bool {
        !mentionedNames.isDisjoint(with: ["Provider", "AsyncProvider", "Lazy", "AsyncLazy"])
    }

    /// Whether a value of it is called later, if it is only stored.
    package var isCalledLater: Bool { isFunction || resolvesLater }
}
