import DovetailFacts
import DovetailSwiftCode

extension DoubleWriter {
    /// Writes equality as identity.
    mutating func writeIdentity() {
        let known = double.lineage.known
        let declared = Set(double.members.map(\.requirement.baseName))
        let isolation = double.isIsolated ? "nonisolated " : ""
        let name = double.name.asName
        if known.contains("Equatable"), !declared.contains("==") {
            writer.line("\(level)\(isolation)static func == (left: \(name), right: \(name)) -> Bool { left === right }")
        }
        if known.contains("Hashable"), !declared.contains("hash") {
            writer.line(
                "\(level)\(isolation)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
        }
        if known.contains("Comparable"), !declared.contains("<") {
            writer.line(
                "\(level)\(isolation)static func < (left: \(name), right: \(name)) -> Bool { ObjectIdentifier(left) < ObjectIdentifier(right) }"
            )
        }
    }

    /// Writes strict mode and reset, for the object and for static members.
    mutating func writeModes() {
        for isStatic in [false, true] {
            let own = recorders.filter { $0.recorder.isStatic == isStatic }
            guard !own.isEmpty || !isStatic else { continue }
            // A module's default isolation, which the sources do not show, may isolate members.
            let words = "\(level)nonisolated \(isStatic ? "static " : "")"
            let storage = isStatic && double.isGeneric
            let mode = isStatic ? "stubStaticMode" : "stubMode"
            if storage {
                let name = double.name.asName
                writer.block("private nonisolated static var \(mode): StubCalls<(), Swift.Bool, ()>") {
                    $0.line("StubStatics.shared.calls(of: \(name).self, \"\(mode)\") { StubCalls() }")
                }
            } else {
                writer.line(
                    "private nonisolated \(isStatic ? "static " : "")let \(mode) = StubCalls<(), Swift.Bool, ()>()")
            }
            accessors("\(words)var \(strictName): Swift.Bool", "\(mode).answer", read: " ?? false")
            writer.block("\(words)func \(resetName)()") { writer in
                writer.line("\(mode).reset()")
                for (recorder, condition) in own {
                    writer.conditional(condition) { $0.line("\(recorder.storage).reset()") }
                }
            }
        }
    }
}
