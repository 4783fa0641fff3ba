import DovetailBasics

/// The modules that a framework's headers import. Importing the framework's module imports them, too, so their module
/// maps also reach the linker.
package enum HeaderImports {
    /// Larger headers are skipped, and so are headers beyond this number.
    private static let (byteLimit, fileLimit) = (1 << 20, 4096)

    /// The names of the modules, sorted, without the framework's own.
    ///
    /// - Parameter folder: the framework's `Headers`.
    static func modules(in folder: String, of framework: String) -> [String] {
        var found: Set<String> = []
        var pending = [folder], count = 0
        while let folder = pending.popLast() {
            for name in FileNode.names(in: folder) {
                let path = "\(folder)/\(name)"
                switch FileNode(at: path)?.kind {
                case .folder: pending.append(path)
                case .file where name.hasSuffix(".h") && count < fileLimit:
                    count += 1
                    found.formUnion(modules(in: SmallFile.whole(path, limit: byteLimit) ?? []))
                default: break
                }
            }
        }
        return found.subtracting([framework]).sorted()
    }

    /// The modules that one header imports by `#import <M/…>`, `#include <M/…>` and `@import M`. Conditions are
    /// ignored: a conditional import applies if the module exists.
    package static func modules(in header: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for line in header.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            var rest = line.drop { $0 == 32 || $0 == 9 }
            let isModule = rest.first == UInt8(ascii: "@")
            guard isModule || rest.first == UInt8(ascii: "#") else { continue }
            rest = rest.dropFirst().drop { $0 == 32 || $0 == 9 }
            let word = rest.prefix { $0 >= 97 && $0 <= 122 }
            rest = rest.dropFirst(word.count).drop { $0 == 32 || $0 == 9 }
            let directive = String(decoding: word, as: UTF8.self)
            guard directive == "import" || (directive == "include" && !isModule) else { continue }
            if !isModule {
                guard rest.first == UInt8(ascii: "<") else { continue }
                rest = rest.dropFirst()
            }
            let name = rest.prefix(while: isNamePart)
            // `<stdio.h>` is a system header and not part of a framework.
            guard !name.isEmpty, isModule || rest.dropFirst(name.count).first == UInt8(ascii: "/") else { continue }
            found.insert(String(decoding: name, as: UTF8.self))
        }
        return found
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95
    }
}
