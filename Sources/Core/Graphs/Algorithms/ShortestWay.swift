/// A shortest way through a graph, with both ends; of several, the one whose nodes come first.
///
/// - Parameter starts: where it may begin, in the order of preference.
/// - Parameter next: the nodes behind a node, in the order of preference.
/// - Returns: nil where no end is reached.
/// - Complexity: O(nodes + edges).
package func shortestWay(
    from starts: [Int], to isEnd: (Int) -> Bool, next: (Int) -> [Int]
) -> [Int]? {
    var before: [Int: Int] = [:]
    var queue: [Int] = []
    for start in starts where before[start] == nil {
        before[start] = start
        queue.append(start)
    }
    var position = 0
    while position < queue.count {
        let node = queue[position]
        position += 1
        if isEnd(node) {
            var way = [node]
            while let last = way.last, let previous = before[last], previous != last { way.append(previous) }
            return way.reversed()
        }
        for target in next(node) where before[target] == nil {
            before[target] = node
            queue.append(target)
        }
    }
    return nil
}
