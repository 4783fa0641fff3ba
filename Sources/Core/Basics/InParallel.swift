/// The results of `body` for each input, in order; runs at most as many at a time as there are cores.
package func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output
) -> [Output] {
    Workers.map(inputs.count) { index, _ in body(inputs[index]) }
}
