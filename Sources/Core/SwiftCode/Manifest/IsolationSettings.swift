import SwiftSyntax

/// What the Swift settings of a target say of its default isolation and its language mode.
package struct IsolationSettings: Sendable {
    private var values: [(isMain: Bool, isConditional: Bool)] = []
    /// Whether there are settings of which it is unknown whether they set it.
    package var hasOthers = false
    /// Whether the language mode is surely 6; nil if no setting says which it is.
    package private(set) var isSwift6: Bool?

    package init() {}

    package mutating func add(isMain: Bool, isConditional: Bool) {
        values.append((isMain, isConditional))
    }

    /// Sets the language mode: `6`.
    package mutating func set(languageMode: String, isConditional: Bool) {
        isSwift6 = languageMode == "6" && !isConditional
    }

    /// Adds what the compiler's options say.
    package mutating func add(options: [String], isConditional: Bool) {
        let words = options.filter { $0 != "-Xfrontend" }
        if let option = words.lastIndex(of: "-swift-version") {
            set(languageMode: words[(option + 1)...].first ?? "", isConditional: isConditional)
        }
        guard let option = words.lastIndex(of: "-default-isolation") else { return }
        add(isMain: words[(option + 1)...].first == "MainActor", isConditional: isConditional)
    }

    /// Whether some setting makes the main actor the default, perhaps only on some platforms.
    package var mayBeMain: Bool { values.contains(where: \.isMain) }

    /// Whether the default is unknown, or depends on the platform or the configuration.
    package var isOpen: Bool {
        let isUsual = values.contains { !$0.isConditional }
        return hasOthers || Set(values.map(\.isMain) + (isUsual ? [] : [false])).count > 1
    }
}

extension IsolationSettings {
    /// SwiftPM's other settings.
    private static let plain: Set<String> = [
        "define", "enableUpcomingFeature", "enableExperimentalFeature", "interoperabilityMode", "strictMemorySafety",
        "treatAllWarnings", "treatWarning",
    ]

    /// Reads the elements of a manifest's list of settings; nil if the list is computed.
    init(_ elements: [ExprSyntax]?) {
        hasOthers = elements == nil
        for element in elements ?? [] { add(element) }
    }

    private mutating func add(_ setting: ExprSyntax) {
        guard let call = setting.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base.map({ $0.trimmedDescription.hasSuffix("SwiftSetting") }) ?? true
        else {
            hasOthers = true
            return
        }
        let value = call.arguments.first?.expression
        let isConditional = call.arguments.count > 1
        switch member.declName.baseName.text {
        case "defaultIsolation":
            let isMain = ["MainActor.self", "Swift.MainActor.self"].contains(value?.trimmedDescription)
            hasOthers = hasOthers || !isMain && value?.is(NilLiteralExprSyntax.self) != true
            add(isMain: isMain, isConditional: isConditional)
        case "swiftLanguageMode", "swiftLanguageVersion":
            let mode = value?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            set(languageMode: mode == "v6" ? "6" : "", isConditional: isConditional)
        case "unsafeFlags":
            let words = value?.as(ArrayExprSyntax.self)?.elements.map(\.expression.literal) ?? [nil]
            hasOthers = hasOthers || words.contains(nil)
            add(options: words.map { $0 ?? "" }, isConditional: isConditional)
        case let name: hasOthers = hasOthers || !Self.plain.contains(name)
        }
    }
}

extension ManifestConstants {
    /// The elements of a list of Swift settings, with constants replaced by their values; nil if the list is computed.
    func settings(_ expression: ExprSyntax) -> [ExprSyntax]? {
        settings(expression, depth: 0)
    }

    private func settings(_ expression: ExprSyntax, depth: Int) -> [ExprSyntax]? {
        guard depth < Self.depthLimit else { return nil }
        if let array = expression.as(ArrayExprSyntax.self) {
            return array.elements.map { value($0.expression, implicit: ["SwiftSetting"]) }
        }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements {
            var found: [ExprSyntax] = []
            for (index, part) in parts.enumerated() {
                guard index.isMultiple(of: 2) else {
                    guard part.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
                    continue
                }
                guard let own = settings(part, depth: depth + 1) else { return nil }
                found += own
            }
            return found
        }
        let next = value(expression, implicit: ["Array", "[SwiftSetting]"])
        return next.id == expression.id ? nil : settings(next, depth: depth + 1)
    }
}
