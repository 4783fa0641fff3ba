import SwiftSyntax

/// The functions that a body declares, as far as calls of them are followed.
///
/// One for a body and all that is read because of it: each function is read once, however often it is called.
final class LocalFunctions {
    /// The functions of each block around, by name: where a block has several of a name, the types decide.
    private var blocks: [[String: [FunctionDeclSyntax]]] = []
    private var read: Set<SyntaxIdentifier> = []
    private var depth = 0

    /// More functions that call each other are not followed.
    private static let limit = 32

    /// Runs `body` where the functions of a block can be called.
    func within(_ items: CodeBlockItemListSyntax, _ body: () -> Void) {
        let functions = items.compactMap { $0.item.as(FunctionDeclSyntax.self) }
        blocks.append(Dictionary(grouping: functions) { $0.name.unescaped })
        body()
        blocks.removeLast()
    }

    /// The function that a call by this name means; nil where it is none of the body or cannot be told.
    func function(_ name: String) -> FunctionDeclSyntax? {
        let found = blocks.flatMap { $0[name] ?? [] }
        return found.count == 1 ? found[0] : nil
    }

    /// Runs `body` for a function that is called for the first time, with what can be called from there.
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
