/// A target to be added to a `Package.swift`.
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
        /// A comment in place of a dependency that has yet to be written.
        case comment(String)
    }

    package var kind: Kind
    package var name: String
    package var dependencies: [Dependency]
    /// Further arguments, including their labels.
    package var arguments: [String]

    package init(_ kind: Kind, name: String, dependencies: [Dependency] = [], arguments: [String] = []) {
        self.kind = kind
        self.name = name
        self.dependencies = dependencies
        self.arguments = arguments
    }

    /// The maximum width of a line.
    private static let width = 110

    /// The declaration without a trailing comma: on one line if short, otherwise with one entry per line.
    ///
    /// - Parameter indentation: the indentation of its first line, which the result does not include.
    /// - Parameter step: one level of indentation.
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
        // The last argument has no trailing comma.
        lines[lines.count - 1].removeLast()
        return (lines + [indentation + ")"]).joined(separator: "\n")
    }
}

extension NewTarget.Dependency {
    /// The name of the dependency; nil for a comment.
    package var name: String? {
        switch self {
        case .target(let name), .product(let name, _): name
        case .comment: nil
        }
    }

    var isComment: Bool { name == nil }

    /// Its source text as a list element.
    package var source: String {
        switch self {
        case .target(let name): "\"\(name)\""
        case .product(let name, let package): ".product(name: \"\(name)\", package: \"\(package)\")"
        case .comment(let text): "// \(text)"
        }
    }
}

/// A package to be added to the dependencies of a `Package.swift`.
package enum NewPackage: Hashable, Sendable {
    case url(String, from: String)
    /// A folder, and the package name that targets use for its products.
    case path(String, name: String)

    /// Its source text as a list element.
    package var source: String {
        switch self {
        case .url(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
        case .path(let path, let name): ".package(name: \"\(name)\", path: \"\(path)\")"
        }
    }
}
