/// The code around a call, as far as it decides on which actor the call runs.
package enum SurroundingCode: Codable, Hashable, Sendable {
    /// A task that runs beside the code that starts it.
    package enum Task: String, Codable, Hashable, Sendable {
        /// `Task.detached { … }`
        case detached
        /// `group.addTask { … }`
        case ofGroup
        /// `async let x = …`
        case asyncLet
    }

    /// The body of a function that is a member or global, outside all closures: the call runs where the function does.
    case function
    /// A task; several of them at the same time, if a loop starts it.
    case task(Task, isRepeated: Bool)
    /// Anything else.
    case other
}
