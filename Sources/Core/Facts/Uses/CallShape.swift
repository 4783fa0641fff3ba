/// The labels of a call, by which it is told from others of the same name.
package struct CallShape: Hashable, Sendable {
    /// The labels in parentheses; nil for arguments without one.
    package var labels: [String?]
    /// The labels of the closures behind the parentheses; the first has none.
    package var trailing: [String?]

    package init(labels: [String?], trailing: [String?] = []) {
        self.labels = labels
        self.trailing = trailing
    }

    /// Which parameters the call gives; nil where it cannot be a call of these.
    package func given(of parameters: [DeclaredMember.Parameter]) -> [Bool]? {
        var given = parameters.map { _ in false }
        var position = 0
        for label in labels {
            while position < parameters.count, parameters[position].label != label {
                guard parameters[position].standard != nil else { return nil }
                position += 1
            }
            guard position < parameters.count else { return nil }
            given[position] = true
            position += 1
        }
        var last = parameters.count - 1
        for (index, label) in trailing.enumerated().reversed() {
            func fits(_ parameter: DeclaredMember.Parameter) -> Bool {
                index == 0 ? parameter.type.isFunction : parameter.label == label
            }
            while last >= position, !fits(parameters[last]) { last -= 1 }
            guard last >= position else { return nil }
            given[last] = true
            last -= 1
        }
        let isWhole = zip(parameters, given).allSatisfy { $1 || $0.standard != nil }
        return isWhole ? given : nil
    }
}

extension TypeShape {
    /// Whether a closure can stand for it.
    package var isFunction: Bool {
        switch self {
        case .function: true
        case .attributed(_, let type), .optional(let type): type.isFunction
        default: false
        }
    }
}
