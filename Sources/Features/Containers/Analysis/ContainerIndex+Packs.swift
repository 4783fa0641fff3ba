import DovetailFacts

/// Functions that resolve as many services as are passed: `func warm<each T>(_ types: repeat (each T).Type)`.
extension ContainerIndex {
    /// A use of a function, once for each type passed for a pack.
    static func uses(_ use: HelperUse, of function: ContainerFunctionFact) -> [HelperUse] {
        guard let pack = function.pack else { return [use] }
        let last = pack + use.labels.count - function.labels.count
        guard last >= pack, (pack...last).allSatisfy({ at in use.metatypes.contains { $0.index == at } }) else {
            return []
        }
        return (pack...last).map { use.keeping($0, of: pack...last) }
    }
}

extension HelperUse {
    /// The same use with one of several arguments, under the label of the first.
    fileprivate func keeping(_ index: Int, of range: ClosedRange<Int>) -> HelperUse {
        func kept<Value>(_ all: [Given<Value>]) -> [Given<Value>] {
            all.compactMap { given in
                if given.index == index { return Given(given.value, at: range.lowerBound) }
                if range.contains(given.index) { return nil }
                let place = given.index > range.upperBound ? given.index - range.count + 1 : given.index
                return Given(given.value, at: place)
            }
        }
        var one = self
        one.labels.removeSubrange((range.lowerBound + 1)..<(range.upperBound + 1))
        (one.names, one.metatypes) = (kept(names), kept(metatypes))
        (one.arguments, one.containers) = (kept(arguments), kept(containers))
        return one
    }
}
