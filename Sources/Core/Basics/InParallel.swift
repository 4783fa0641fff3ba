/// The results of two functions, which run at the same time.
package func inParallel<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let parts: [Part<First, Second>] = Workers.map(2) { index, _ in
        index == 0 ? .first(first()) : .second(second())
    }
    guard case .first(let one) = parts[0], case .second(let other) = parts[1] else {
        preconditionFailure("results are in the order of the functions")
    }
    return (one, other)
}

private enum Part<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
}

/// The results of `body` for each input, in order; runs at most as many at a time as there are cores.
///
/// - Parameter few: up to how many inputs are left to the calling thread: starting another one takes about 0.1 ms.
package func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], ifOver few: Int = 0, _ body: @escaping @Sendable (Input) -> Output
) -> [Output] {
    guard inputs.count > few else { return inputs.map(body) }
    return Workers.map(inputs.count) { index, _ in body(inputs[index]) }
}
