/// Code that every driver contains.
enum DriverSupport {
    static let text = """
        import Foundation

        /// Values of types that meet one protocol and no other.
        struct DVPlain: Sendable { let number: Swift.Int }
        struct DVEquatable: Swift.Equatable, Sendable { let number: Swift.Int }
        struct DVHashable: Swift.Hashable, Sendable { let number: Swift.Int }
        struct DVComparable: Swift.Comparable, Sendable {
            let number: Swift.Int
            static func < (left: Self, right: Self) -> Swift.Bool { left.number < right.number }
        }
        struct DVError: Swift.Error, Swift.Hashable { let number: Swift.Int }
        final class DVObject: Sendable { init() {} }
        enum DVKey: Swift.String, Swift.CaseIterable, Swift.Codable, Sendable { case one, two, three }
        enum DVLevel: Swift.Int, Swift.CaseIterable, Swift.Codable, Sendable { case one, two, three }

        struct DVRecord: Sendable { var number: Swift.Int }
        struct DVDecoder: Swift.Decoder {
            var codingPath: [any CodingKey] { [] }
            var userInfo: [CodingUserInfoKey: Any] { [:] }
            func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw DVError(number: 1) }
            func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw DVError(number: 2) }
            func singleValueContainer() throws -> any SingleValueDecodingContainer { throw DVError(number: 3) }
        }
        struct DVEncoder: Swift.Encoder {
            var codingPath: [any CodingKey] { [] }
            var userInfo: [CodingUserInfoKey: Any] { [:] }
            func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { fatalError() }
            func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError() }
            func singleValueContainer() -> any SingleValueEncodingContainer { fatalError() }
        }

        enum HandWritten {}

        /// What a closure was given.
        final class DVSeen: @unchecked Swift.Sendable {
            var calls: [[Swift.String]] = []
            func add(_ values: Swift.String...) { calls.append(values) }
        }

        /// A value as text, objects by their identity.
        nonisolated func dvText(_ value: Any) -> Swift.String {
            if Mirror(reflecting: value).displayStyle != .optional, value is any Swift.Error, !(type(of: value) is AnyClass) { return "\\(value)" }
            if let type = value as? Any.Type { return "\\(Swift.String(reflecting: type)).self" }
            if type(of: value) is AnyClass { return "\\(type(of: value)) \\(ObjectIdentifier(value as AnyObject))" }
            if let data = value as? Data { return "\\(Swift.Array(data))" }
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .optional: return mirror.children.first.map { dvText($0.value) } ?? "nil"
            case .set, .dictionary: return "{\\(mirror.children.map { dvText($0.value) }.sorted().joined(separator: ", "))}"
            case nil: return "\\(value)"
            default:
                guard !mirror.children.isEmpty else { return "\\(value)" }
                return "[\\(mirror.children.map { dvText($0.value) }.joined(separator: ", "))]"
            }
        }

        /// The parts of a tuple as texts.
        nonisolated func dvTexts(_ value: Any) -> [Swift.String] {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional { return mirror.children.first.map { dvTexts($0.value) } ?? ["nothing"] }
            return mirror.children.map { dvText($0.value) }
        }

        nonisolated(unsafe) var dvMember = ""
        nonisolated(unsafe) var dvFailures = 0
        nonisolated(unsafe) var dvCalled: Set<Swift.String> = []

        nonisolated func dvExpect<Value: Swift.Equatable>(_ what: Swift.String, _ value: Value, _ expected: Value) {
            guard value != expected else { return }
            dvFailures += 1
            print("\\(dvMember): \\(what) is \\(value), not \\(expected)")
        }

        nonisolated func dvRun(_ name: Swift.String, _ check: () async throws -> ()) async {
            dvMember = name
            FileHandle.standardError.write(Data("\\(name)\\n".utf8))
            do {
                try await check()
                dvCalled.insert(name)
            } catch {
                dvFailures += 1
                print("\\(name): throws \\(error)")
            }
        }

        @main struct DVMain {
            static func main() async {
                // A double that waits for itself must not hold up the test.
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 60)
                    print("\\(dvMember): does not end")
                    exit(2)
                }
                await dvChecks()
                for name in dvCalled.sorted() { print("called \\(name)") }
                exit(dvFailures == 0 ? 0 : 1)
            }
        }

        """
}
