import DovetailBasics
import DovetailByteSearch
import DovetailDiagnostics
import DovetailFacts

/// Compares what the rules file says of the program's own containers with the sources.
struct DescribedContainers {
    private let files: [UnreadReader.File]
    private let containers: [HandWrittenContainer]

    init(_ files: [UnreadReader.File], _ containers: [HandWrittenContainer]) {
        (self.files, self.containers) = (files, containers)
    }

    /// The types and functions that it names and that no source declares.
    var problems: [Finding] {
        containers.flatMap { container -> [Finding] in
            let name = container.type.lastPart
            let declares = files.contains { file in
                file.index.declarations.contains { $0.name == name } || file.index.extensions.contains(name)
                    || file.index.aliases.contains { $0.name == name }
            }
            guard declares else {
                let all = Set(files.flatMap { $0.index.declarations.map(\.name) })
                return [
                    Finding(
                        .notInScope, at: container.location, "no type of the program is called '\(container.type)'",
                        help: nearestName(to: name, in: all).map { "did you mean '\($0)'?" }
                            ?? "name the type of the container, or remove the entry")
                ]
            }
            return [container.register, container.resolve].filter { !isDeclared($0) }.map { function in
                Finding(
                    .notInScope, at: container.location, "'\(container.type)' has no function '\(function)'",
                    help: "write the function's name as it is declared, as in register(_:factory:)")
            }
        }
    }

    /// Whether some file declares a function with this name and these labels.
    private func isDeclared(_ function: FunctionName) -> Bool {
        let text = "func \(function.base)"
        return Workers.map(files.count) { number, bytes -> Bool in
            guard bytes.read(files[number].path) == nil, bytes.bytes.contains(text) else { return false }
            let tokens = TokenScanner(bytes.bytes)
            return (1..<max(1, tokens.count)).contains { index in
                tokens.isText(function.base, at: index) && tokens.isText("func", at: index - 1)
                    && Self.labels(ofFunctionAt: index, in: tokens) == function.labels
            }
        }.contains(true)
    }

    /// The labels in the declaration of a function whose name is at an index.
    private static func labels(ofFunctionAt index: Int, in file: TokenScanner) -> [String]? {
        var next = index + 1
        if file.isText("<", at: next) {
            guard let end = (next..<min(file.count, next + 200)).first(where: { file.isText("(", at: $0) }) else {
                return nil
            }
            next = end
        }
        guard file.isText("(", at: next) else { return nil }
        var labels: [String] = []
        var depth = 0
        var isAtLabel = true
        while next < file.count {
            let text = file.text(at: next)
            switch text {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where !file.isText("-", at: next - 1): depth -= 1
            case "," where depth == 1: isAtLabel = true
            default:
                // An attribute or a modifier before the type has no colon behind it.
                if isAtLabel, depth == 1, text.first.map({ $0.isLetter || $0 == "_" }) ?? false {
                    labels.append(text)
                    isAtLabel = false
                }
            }
            if depth == 0 { return labels }
            next += 1
        }
        return nil
    }

    /// Whether the call at an index may be one of a container: it takes a closure, or no label that only other classes
    /// have, as in `register(Cell.self, forCellReuseIdentifier: "cell")`.
    private static func mayRegister(at index: Int, in file: TokenScanner) -> Bool {
        if file.isText("{", at: index + 1) || file.isText("<", at: index + 1) { return true }
        guard file.isText("(", at: index + 1) else { return false }
        var next = index + 1
        var depth = 0
        while next < file.count {
            if ["(", "[", "{"].contains(file.text(at: next)) { depth += 1 }
            if [")", "]", "}"].contains(file.text(at: next)) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, file.isText(":", at: next + 1) {
                let label = file.text(at: next)
                let isOfViews = label.hasPrefix("for") && label.dropFirst(3).first?.isUppercase == true
                if isOfViews || label == "defaults" { return false }
            }
            next += 1
        }
        // `register()`
        return next > index + 2
    }

    /// How many calls each container's function that registers has, as far as its name shows, by the container's type.
    var registerCalls: [String: Int] {
        var counts: [String: Int] = [:]
        for container in containers {
            let name = container.type.lastPart
            counts[container.type] = Workers.map(files.count) { number, bytes -> Int in
                let file = files[number]
                guard !file.index.importsContainer, bytes.read(file.path) == nil,
                    bytes.bytes.contains(container.register.base)
                else { return 0 }
                let tokens = TokenScanner(bytes.bytes)
                let own = (1..<max(1, tokens.count)).filter { index in
                    tokens.isText(name, at: index)
                        && ["class", "struct", "actor", "protocol"].contains(tokens.text(at: index - 1))
                }.map(tokens.block)
                return (0..<tokens.count).count { index in
                    tokens.isText(container.register.base, at: index) && !tokens.isText("func", at: index - 1)
                        && Self.mayRegister(at: index, in: tokens) && !own.contains { $0.contains(index) }
                }
            }.reduce(0, +)
        }
        return counts
    }
}

extension String {
    /// `Container` for `Core.Container`.
    fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
