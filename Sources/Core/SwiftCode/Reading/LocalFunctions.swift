import SwiftSyntax

/// The functions that a body declares, for following calls of them.
///
/// Shared by a body and everything read because of it: each function is read once, however often it is called.
final class LocalFunctions {
    /// The functions of each enclosing block, by name: if a block has several with the same name, types decide.
    private var blocks: [[String: [FunctionDeclSyntax]]] = []
    private var read: Set<SyntaxIdentifier> = []
    private var depth = 0

    /// The depth to which calls among them are followed.
    private static let limit = 32

    /// Runs `body` with the functions that a block declares in scope.
    func within(_ functions: [FunctionDeclSyntax], _ body: () -> Void) {
        guard !functions.isEmpty else { return body() }
        blocks.append(Dictionary(grouping: functions) { $0.name.unescaped })
        body()
        blocks.removeLast()
    }

    /// The function that a call by this name means; nil if the body declares none or it is ambiguous.
    func function(_ name: String) -> FunctionDeclSyntax? {
        let found = blocks.flatMap { $0[name] ?? [] }
        return found.count == 1 ? found[0] : nil
    }

    /// Runs `body` for a function that is called for the first time, with the functions in scope there.
    func reading(_ function: FunctionDeclSyntax, _ body: () -> Void) {
        guard depth < Self.limit, read.insert(function.id).inserted,
            let block = blocks.lastIndex(where: { $0[function.name.unescaped]?.contains(function) == true })
        else { return }
        let here = blocks
        blocks = Array(blocks[...block])
        depth += 1
        body()
        depth -= 1
        blocks = here
    }
}
