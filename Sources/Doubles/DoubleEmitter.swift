import Emit
package import WiringModel

/// What is asked of doubles.
package struct DoubleOptions: Sendable {
    /// The level of the doubles: `internal` or `public`.
    package var access = Access.internal
    /// Whether only protocols that a comment marks get one.
    package var marked = false
    /// Whether the dependency protocols of components get one, whatever else does.
    package var dependencies = false
    /// The names of the protocols that get one; nil for all.
    package var names: Set<String>?
    /// Import declarations that come first.
    package var imports: [String] = []
    /// The module that the doubles stand in; the modules of their protocols are imported where there is one.
    package var home: String?
    package var header = ""

    package init() {}
}

/// Doubles of protocols, as one Swift file.
package struct DoubleEmitter {
    /// The line at which a requirement's source begins in the text, from 1.
    package struct Place: Sendable {
        package var line: Int
        package var location: SourceLocation
        package var title: String
    }

    package private(set) var text = ""
    package private(set) var places: [Place] = []
    package private(set) var findings: [Finding] = []
    /// Protocols that no other file sees, and that nobody asked for by name.
    package private(set) var hidden: [ProtocolFacts] = []
    /// The names of all protocols that were read.
    package private(set) var protocols: [String] = []
    /// The names of those that were asked for and got no double.
    package private(set) var refused: [String] = []
    package private(set) var doubles: [EmittedDouble] = []

    /// - Parameter files: those whose protocols get doubles.
    /// - Parameter parents: those that are only looked up.
    package init(_ files: [ProtocolFile], parents: [ProtocolFile], options: DoubleOptions) {
        let library = ProtocolLibrary(files + parents)
        let all = files.flatMap(\.protocols)
        protocols = all.flatMap { Set([$0.name, $0.path]) }
        let wanted = all.filter { facts in
            if options.dependencies, Lineage(facts, library).isDependency { return true }
            if let names = options.names { return names.contains(facts.name) || names.contains(facts.path) }
            return options.marked ? facts.isMarked : !options.dependencies
        }.sorted { ($0.path, $0.location) < ($1.path, $1.location) }
        let isAsked = options.marked || options.dependencies || options.names != nil
        hidden = isAsked ? [] : wanted.filter { library.access($0) < .internal }
        let seen = wanted.filter { isAsked || library.access($0) >= .internal }
        var doubles: [Double] = []
        let names = DoubleNames(seen, taken: library.types)
        for facts in seen {
            let lineage = Lineage(facts, library)
            let problems = Undoublable(facts, lineage, library).findings
            findings += problems
            if !problems.isEmpty { refused += [facts.name, facts.path] }
            if problems.isEmpty { doubles.append(Double(facts, lineage, name: names.name(facts))) }
        }
        let plain = doubles.filter { $0.hasPlainInitializer && !$0.isGeneric && $0.facts.conditions.isEmpty }
        let defaults = DefaultValue(
            doubles: Dictionary(plain.map { ($0.facts.path, ($0.facts.outer + [$0.name]).joined(separator: ".")) }) {
                first, _ in
                first
            }, hidden: Set(library.types.keys.compactMap { $0.split(separator: ".").last.map(String.init) }))
        write(doubles, library, defaults, files, options)
    }

    private mutating func write(
        _ doubles: [Double], _ library: ProtocolLibrary, _ defaults: DefaultValue, _ files: [ProtocolFile],
        _ options: DoubleOptions
    ) {
        var body = SwiftWriter()
        for double in doubles {
            body.line()
            var writer = DoubleWriter(
                double, library, defaults, min(options.access, max(double.facts.access, .internal)), body)
            writer.write()
            body = writer.writer
            self.doubles.append(
                EmittedDouble(
                    facts: double.facts, path: (double.facts.outer + [double.name]).joined(separator: "."),
                    generics: double.generics,
                    aliases: double.aliases.map { TypeAlias(name: $0.name, type: SwiftType(name: $0.type)) },
                    isActor: double.isActor, globalActor: double.lineage.globalActor,
                    hasPlainInitializer: double.hasPlainInitializer, members: writer.emitted))
            places += writer.places.map { Place(line: $0.line, location: $0.member.location, title: $0.member.title) }
        }
        let used = Set(doubles.flatMap(\.lineage.protocols).map(\.location.path))
        var head = SwiftWriter()
        for line in options.header.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
            options.header.hasSuffix("\n") ? 1 : 0)
        {
            head.line(String(line))
        }
        head.line("// Generated by dovetail stub.")
        head.line()
        let own = modules(doubles, options)
        for line in options.imports + own { head.line(line) }
        head.line("import class Foundation.NSLock")
        for line in imports(files.filter { used.contains($0.path) }, options)
        where !(options.imports + own).contains(where: { $0.hasSuffix(line.text) }) {
            for condition in line.conditions { head.line("#if \(condition)") }
            head.line(line.text)
            for _ in line.conditions { head.line("#endif") }
        }
        text = head.text + body.text
        for index in places.indices { places[index].line += head.lines + 1 }
        guard !doubles.isEmpty else { return }
        text += "\n" + StubSupport.calls + "\n"
        if body.text.contains("stubDisconnected(") { text += "\n" + StubSupport.disconnected + "\n" }
        if body.text.contains("StubStatics") { text += "\n" + StubSupport.statics + "\n" }
    }
}

extension DoubleEmitter {
    /// The imports of files, once each. Those that are public are so for what the files declare, not for doubles of
    /// their own module.
    private func imports(_ files: [ProtocolFile], _ options: DoubleOptions) -> [ProtocolFile.Import] {
        let all = files.flatMap(\.imports).map { line in
            guard options.access < .public, line.text.hasPrefix("public ") else { return line }
            return ProtocolFile.Import(text: String(line.text.dropFirst("public ".count)), conditions: line.conditions)
        }
        return Set(all).sorted()
    }

    /// The imports of the modules that the protocols stand in, with `@testable` where one of them is not public.
    private func modules(_ doubles: [Double], _ options: DoubleOptions) -> [String] {
        guard let home = options.home else { return [] }
        var isPublic: [String: Bool] = [:]
        for facts in doubles.flatMap(\.lineage.protocols) {
            guard let module = facts.module, module != home, module != KnownProtocols.module else { continue }
            isPublic[module] = isPublic[module] ?? true && facts.access >= .public
        }
        return isPublic.sorted { $0.key < $1.key }.map { "\($0.value ? "" : "@testable ")import \($0.key)" }
    }
}

/// The names of doubles: `LoginStub` of `Login` and of `LoginProtocol`.
private struct DoubleNames {
    private let paths: Set<String>
    /// The types that the sources declare.
    private let taken: [String: Access]

    init(_ protocols: [ProtocolFacts], taken: [String: Access]) {
        paths = Set(protocols.map(\.path))
        self.taken = taken
    }

    func name(_ facts: ProtocolFacts) -> String {
        func path(_ name: String) -> String { (facts.outer + [name]).joined(separator: ".") }
        var base = facts.name
        let suffix = "Protocol"
        if base.hasSuffix(suffix), base.count > suffix.count, !paths.contains(path(String(base.dropLast(suffix.count))))
        {
            base = String(base.dropLast(suffix.count))
        }
        return ["Stub", "Double", "TestStub"].map { base + $0 }.first { taken[path($0)] == nil } ?? "\(base)TestDouble"
    }
}
