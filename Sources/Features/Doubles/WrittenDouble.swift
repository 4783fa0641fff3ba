import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode

/// The text of one double.
struct WrittenDouble: Sendable {
    /// In UTF-8.
    let text: [UInt8]
    /// The number of lines in the text.
    let lines: Int
    /// The requirements, each with the line before which its code starts, from 0.
    let places: [(line: Int, location: SourceLocation, title: String)]
    /// The support code it needs, besides recorded calls.
    let parts: Set<StubSupport.Part>
    let emitted: EmittedDouble

    init(_ double: TestDouble, library: ProtocolLibrary, defaults: DefaultValue, access: Access) {
        var writer = DoubleWriter(double, library: library, defaults: defaults, access: access)
        writer.write()
        text = writer.writer.bytes
        lines = writer.writer.lines
        places = writer.places
        parts = StubSupport.parts(of: text)
        emitted = EmittedDouble(
            facts: double.facts, path: (double.facts.outer + [double.name]).joined(separator: "."),
            generics: double.generics,
            aliases: double.aliases.map { TypeAlias(name: $0.name, type: SwiftType(name: $0.type)) },
            isActor: double.isActor, globalActor: double.lineage.globalActor,
            hasPlainInitializer: double.hasPlainInitializer, members: writer.emitted)
    }
}
