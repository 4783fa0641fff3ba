/// A map from small numbers, whose copies share what they have in common.
///
/// A copy costs nothing, a change the nodes on one way to a leaf, and what two copies have in common is left out when
/// they are joined. It is a radix tree with sixteen children for each node.
struct NumberedValues<Element> {
    private final class Node {
        /// The nodes below, or nothing in a leaf.
        var children: [Node?]
        /// The elements of a leaf.
        var elements: [Element?]

        init(isLeaf: Bool) {
            children = isLeaf ? [] : Array(repeating: nil, count: NumberedValues.width)
            elements = isLeaf ? Array(repeating: nil, count: NumberedValues.width) : []
        }

        init(copying node: Node) { (children, elements) = (node.children, node.elements) }
    }

    private static var width: Int { 16 }
    private static var bits: Int { 4 }

    private var root: Node?
    /// How many nodes are above each leaf.
    private var height = 0

    init() {}

    /// The element of a number of at least zero; nil if there is none.
    subscript(number: Int) -> Element? {
        get {
            guard var node = root, number >> ((height + 1) * Self.bits) == 0 else { return nil }
            for level in stride(from: height, to: 0, by: -1) {
                guard let next = node.children[Self.slot(number, level)] else { return nil }
                node = next
            }
            return node.elements[Self.slot(number, 0)]
        }
        set {
            if newValue == nil, self[number] == nil { return }
            grow(for: number)
            Self.set(newValue, number, height, &root)
        }
        _modify {
            var element = self[number]
            // What is changed in place is not shared with the tree in the meantime.
            if element != nil { Self.set(nil, number, height, &root) }
            defer {
                if element != nil {
                    grow(for: number)
                    Self.set(element, number, height, &root)
                }
            }
            yield &element
        }
    }

    subscript(number: Int, default standard: @autoclosure () -> Element) -> Element {
        get { self[number] ?? standard() }
        _modify {
            var element = self[number] ?? standard()
            self[number] = nil
            defer { self[number] = element }
            yield &element
        }
    }

    private static func slot(_ number: Int, _ level: Int) -> Int { (number >> (level * bits)) & (width - 1) }

    private mutating func grow(for number: Int) {
        if root == nil { root = Node(isLeaf: true) }
        while number >> ((height + 1) * Self.bits) != 0 {
            let above = Node(isLeaf: false)
            above.children[0] = root
            root = above
            height += 1
        }
    }

    private static func set(_ element: Element?, _ number: Int, _ level: Int, _ place: inout Node?) {
        var node = place ?? Node(isLeaf: level == 0)
        place = nil
        if !isKnownUniquelyReferenced(&node) { node = Node(copying: node) }
        if level == 0 {
            node.elements[slot(number, 0)] = element
        } else {
            set(element, number, level - 1, &node.children[slot(number, level)])
        }
        place = node
    }

    /// The numbers and elements, by number.
    func forEach(_ body: (Int, Element) -> Void) {
        guard let root else { return }
        Self.visit(root, height, 0, body)
    }

    private static func visit(_ node: Node, _ level: Int, _ first: Int, _ body: (Int, Element) -> Void) {
        if level == 0 {
            for (slot, element) in node.elements.enumerated() { if let element { body(first + slot, element) } }
        } else {
            for (slot, child) in node.children.enumerated() {
                if let child { visit(child, level - 1, first + slot << (level * bits), body) }
            }
        }
    }

    /// Whether an element satisfies a condition.
    func contains(where condition: (Element) -> Bool) -> Bool {
        var isFound = false
        forEach { _, element in if !isFound { isFound = condition(element) } }
        return isFound
    }

    /// Adds what another map has; what only one of both has stays as it is.
    ///
    /// - Parameter combine: is called for each number that both have, unless they share what is there.
    mutating func join(_ other: NumberedValues, _ combine: (Element, Element) -> Element) {
        guard let theirs = other.root, theirs !== root else { return }
        guard root != nil else {
            self = other
            return
        }
        grow(for: 1 << ((other.height + 1) * Self.bits) - 1)
        var (their, theirHeight): (Node?, Int) = (theirs, other.height)
        while theirHeight < height {
            let above = Node(isLeaf: false)
            above.children[0] = their
            (their, theirHeight) = (above, theirHeight + 1)
        }
        if let their { Self.join(&root, their, height, combine) }
    }

    private static func join(
        _ place: inout Node?, _ theirs: Node, _ level: Int, _ combine: (Element, Element) -> Element
    ) {
        guard var node = place else {
            place = theirs
            return
        }
        guard node !== theirs else { return }
        place = nil
        if !isKnownUniquelyReferenced(&node) { node = Node(copying: node) }
        for slot in 0..<width {
            if level == 0 {
                guard let their = theirs.elements[slot] else { continue }
                node.elements[slot] = node.elements[slot].map { combine($0, their) } ?? their
            } else if let their = theirs.children[slot] {
                join(&node.children[slot], their, level - 1, combine)
            }
        }
        place = node
    }
}
