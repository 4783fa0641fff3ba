import DovetailBasics
import DovetailFacts
import DovetailSwiftCode

extension StubVerification {
    /// The modules in an order in which they can be compiled: each after those that it imports.
    ///
    /// - Parameter files: the Swift files of each module, by its name.
    /// - Throws: `InputError` if there is no such order.
    static func inOrder(_ files: [String: [String]]) throws -> [Module] {
        var left = files.mapValues { paths in
            Set(ImportReader.read(paths).flatMap(\.imports).map(\.module)).intersection(files.keys)
        }
        for name in files.keys { left[name]?.remove(name) }
        var order: [Module] = []
        while !left.isEmpty {
            let ready = left.filter { $0.value.isEmpty }.keys.sorted()
            guard !ready.isEmpty else {
                throw InputError(
                    "the modules \(quotedList(left.keys.sorted())) import each other in a cycle, so they cannot be "
                        + "compiled to verify the doubles")
            }
            for name in ready { left[name] = nil }
            for name in left.keys { left[name]?.subtract(ready) }
            order += ready.map { Module(name: $0, sources: files[$0] ?? []) }
        }
        return order
    }
}
