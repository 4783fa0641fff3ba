/// The names that an image exports to the loader, in a tree that stores common prefixes once.
struct ExportsTrie {
    let bytes: Bytes
    let reading: Reading

    private struct Step {
        var node: Int
        /// The length of the name above the edge.
        var depth: Int
        var edge: Bytes?
    }

    /// The names in the tree's order, including those re-exported from other libraries.
    func symbols() -> [BinarySymbol] {
        var list = SymbolList()
        var name: [UInt8] = []
        var seen: Set<Int> = []
        var steps = [Step(node: 0, depth: 0, edge: nil)]
        while let step = steps.popLast() {
            guard step.node < bytes.count else {
                reading.note("the exports trie points outside itself", at: bytes.offset)
                continue
            }
            guard seen.insert(step.node).inserted else {
                reading.note("the exports trie has a cycle", at: bytes.offset + step.node)
                continue
            }
            name.removeLast(name.count - step.depth)
            step.edge?.append(to: &name)
            guard let node = node(step.node) else {
                reading.note("the exports trie is damaged", at: bytes.offset + step.node)
                continue
            }
            guard reading.spend(name.count + 16, at: bytes.offset) else { break }
            if let flags = node.flags {
                list.add(BinarySymbol(name: String(decoding: name, as: UTF8.self), isWeak: flags & 4 != 0))
            }
            for edge in node.edges.reversed() {
                steps.append(Step(node: edge.node, depth: name.count, edge: edge.text))
            }
        }
        return list.symbols
    }

    /// The flags of the name that ends here, or nil if none does, and the edges to longer names.
    private func node(_ place: Int) -> (flags: UInt64?, edges: [(text: Bytes, node: Int)])? {
        var cursor = ByteCursor(bytes, at: place)
        guard let size = cursor.uleb(), let size = Int(exactly: size) else { return nil }
        var ending = ByteCursor(bytes, at: cursor.place)
        let flags = size > 0 ? ending.uleb() : nil
        guard size <= bytes.count - cursor.place else { return nil }
        cursor.place += size
        guard let count = cursor.u8() else { return nil }
        var edges: [(text: Bytes, node: Int)] = []
        for _ in 0..<count {
            guard let text = cursor.text(), let node = cursor.uleb(), let node = Int(exactly: node) else { return nil }
            edges.append((text, node))
        }
        return (flags, edges)
    }
}
