import DovetailFacts

/// A library whose lookups can fail at run time, and that is recognised but not read.
struct UnreadLibrary: Sendable {
    /// What a lookup looks like.
    enum Form: Sendable {
        /// `@Injected var x: X`
        case attribute(String)
        /// `@Dependency(\.x) var x`
        case attributeWithArguments(String)
        /// `container.resolve(…)`
        case call(String)
        /// `Factory<X>`
        case generic(String)
        /// `ComponentizedBuilder<X>`: a generic type whose name ends with this
        case genericEnding(String)
        /// `@Environment(Model.self) var model`
        case attributeOfType(String)
    }

    var modules: Set<String>
    var one: String
    var many: String
    var forms: [Form]

    private init(_ modules: Set<String>, _ one: String, _ many: String, _ forms: [Form]) {
        (self.modules, self.one, self.many, self.forms) = (modules, one, many, forms)
    }

    /// The SwiftUI environment. A value by key path has a default, so that it never fails.
    static let environment = UnreadLibrary(
        ["SwiftUI"], "read of the SwiftUI environment", "reads of the SwiftUI environment",
        [.attribute("EnvironmentObject"), .attributeOfType("Environment")])

    static let all: [UnreadLibrary] = [
        UnreadLibrary(
            ["Dip", "DipUI"], "lookup of Dip", "lookups of Dip",
            [.call("resolve"), .generic("Injected"), .generic("InjectedWeak")]),
        UnreadLibrary(
            ["Factory", "FactoryKit", "FactoryMacros"], "factory of Factory", "factories of Factory",
            [.generic("Factory"), .generic("ParameterFactory")]),
        UnreadLibrary(
            ["Resolver"], "lookup of Resolver", "lookups of Resolver",
            [
                .attribute("Injected"), .attribute("LazyInjected"), .attribute("WeakLazyInjected"),
                .attribute("OptionalInjected"), .attribute("InjectedObject"), .call("resolve"),
            ]),
        UnreadLibrary(
            ["Dependencies", "DependenciesMacros", "ComposableArchitecture"], "dependency of swift-dependencies",
            "dependencies of swift-dependencies", [.attributeWithArguments("Dependency")]),
        UnreadLibrary(["Cleanse"], "binding of Cleanse", "bindings of Cleanse", [.call("bind")]),
        UnreadLibrary(["DITranquillity"], "lookup of DITranquillity", "lookups of DITranquillity", [.call("resolve")]),
        UnreadLibrary(
            ["WeaverDI"], "dependency of Weaver", "dependencies of Weaver", [.attributeWithArguments("Weaver")]),
        UnreadLibrary(KnownLibrary.ribs, "builder of RIBs", "builders of RIBs", [.genericEnding("Builder")]),
        environment,
    ]

    /// The modules of all of them, less the system's.
    static let modules = all.reduce(into: Set<String>()) { $0.formUnion($1.modules) }.subtracting(environment.modules)

    /// The indices of the tokens at which lookups are.
    func lookups(in file: TokenScanner) -> [Int] {
        let firsts = Set(forms.compactMap(\.firstByte))
        let isOpen = forms.contains { $0.firstByte == nil }
        return (0..<file.count).filter { index in
            (isOpen || firsts.contains(file.firstByte(at: index))) && forms.contains { $0.isAt(index, in: file) }
        }
    }
}

extension UnreadLibrary.Form {
    /// The first byte of its first token; nil if that may be any.
    fileprivate var firstByte: UInt8? {
        switch self {
        case .attribute, .attributeWithArguments, .attributeOfType: UInt8(ascii: "@")
        case .call(let name), .generic(let name): name.utf8.first
        case .genericEnding: nil
        }
    }

    fileprivate func isAt(_ index: Int, in file: TokenScanner) -> Bool {
        switch self {
        case .attribute(let name): return Self.isAttribute(name, at: index, in: file)
        case .attributeWithArguments(let name):
            return Self.isAttribute(name, at: index, in: file) && file.isText("(", at: index + 1)
        case .attributeOfType(let name):
            guard Self.isAttribute(name, at: index, in: file), file.isText("(", at: index + 1) else { return false }
            var next = index + 2
            while file.text(at: next).first.map({ $0.isLetter || $0 == "_" || $0 == "." || $0 == "`" }) ?? false {
                if file.isText("self", at: next) { return true }
                next += 1
            }
            return false
        case .call(let name):
            return file.isText(name, at: index) && file.isText("(", at: index + 1)
                && !file.isText("func", at: index - 1)
        case .genericEnding(let end): return file.isText("<", at: index + 1) && file.text(at: index).hasSuffix(end)
        case .generic(let name): return file.isText(name, at: index) && file.isText("<", at: index + 1)
        }
    }

    private static func isAttribute(_ name: String, at index: Int, in file: TokenScanner) -> Bool {
        file.isText("@" + name, at: index) || file.isText("@SwiftUI." + name, at: index)
    }
}
