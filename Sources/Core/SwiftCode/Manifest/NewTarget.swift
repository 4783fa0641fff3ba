/// A target that is to be written into a `Package.swift`.
package struct NewTarget: Hashable, Sendable {
    /// The function that declares it.
    package enum Kind: String, Hashable, Sendable {
        case library = "target"
        case executable = "executableTarget"
        case test = "testTarget"
        case binary = "binaryTarget"
        case system = "systemLibrary"
    }

    /// An entry of a target's dependencies.
    package enum Dependency: Hashable, Sendable {
        /// A target of the same package.
        case target(String)
        case product(String, package: String)
        /// A line for people, where a dependency is still to be written.
        case comment(String)
    }

    package var kind: Kind
    package var name: String
    package var dependencies: [Dependency]
    /// Further arguments, each with its label.
    package var arguments: [String]

    package init(_ kind: Kind, _ name: String, _ dependencies: [Dependency] = [], arguments: [String] = []) {
        self.kind = kind
        self.name = name
        self.dependencies = dependencies
        self.arguments = arguments
    }

    /// How wide a line may be.
    private static let width = 110

    /// The declaration without a comma at its end: on one line where that is short, else an entry a line.
    ///
    /// - Parameter indentation: the blanks before its first line, which is returned without them.
    /// - Parameter step: the blanks of one level.
    package func source(indentation: String, step: String = "    ") -> String {
        let short = dependencies.map(\.source).joined(separator: ", ")
        let parts = ["name: \"\(name)\""] + (dependencies.isEmpty ? [] : ["dependencies: [\(short)]"]) + arguments
        let line = ".\(kind.rawValue)(" + parts.joined(separator: ", ") + ")"
        if !dependencies.contains(where: \.isComment), indentation.count + line.count < Self.width { return line }
        let inner = indentation + step
        var lines = [".\(kind.rawValue)(", inner + "name: \"\(name)\","]
        if !dependencies.isEmpty {
            lines += [inner + "dependencies: ["]
            lines += dependencies.map { inner + step + $0.source + ($0.isComment ? "" : ",") }
            lines += [inner + "],"]
        }
        lines += arguments.map { inner + $0 + "," }
        // The last argument has no comma.
        lines[lines.count - 1].removeLast()
        return (lines + [indentation + ")"]).joined(separator: "\n")
    }
}

extension NewTarget.Dependency {
    /// What is depended on; nil for a comment.
    package var name: String? {
        switch self {
        case .target(let name), .product(let name, _): name
        case .comment: nil
        }
    }

    var isComment: Bool { name == nil }

    /// As it stands in a list.
    package var source: String {
        switch self {
        case .target(let name): "\"\(name)\""
        case .product(let name, let package): ".product(name: \"\(name)\", package: \"\(package)\")"
        case .comment(let text): "// \(text)"
        }
    }
}

/// A package that is to be written among those that a `Package.swift` depends on.
package enum NewPackage: Hashable, Sendable {
    case url(String, from: String)
    /// A folder, and the name by which targets refer to its products.
    case path(String, name: String)

    /// As it stands in a list.
    package var source: String {
        switch self {
        case .url(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
        case .path(let path, let name): ".package(name: \"\(name)\", path: \"\(path)\")"
        }
    }
}
