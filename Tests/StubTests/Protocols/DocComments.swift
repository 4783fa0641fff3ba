// Comments and strings that look like code, and annotations of other tools.

/// A protocol with `protocol Fake { func no() }` in its comment.
/// ```swift
/// protocol Fake2 { func no() }
/// ```
// hard: the doc comment must not be parsed, nor break a block comment it is copied into: */ /*
/// Ends with a brace {
protocol Documented {
    /// Says something: `func hidden()`.
    /// - Parameter text: what to say // not a comment
    func say(_ text: String /* the text */, /* times: */ times: Int) -> Int // trailing { brace
    /** A block /* nested */ comment with func fake() */
    var value: Int { get /* set */ }
    // func removed()
    /* func removedToo() */
    func /* between */ last(
        _ first: Int, // one
        /// two
        second: String
    )
    // MARK: - end }
}

let text = """
    protocol InString {
        func no()
    }
    """
let raw = #"protocol InRaw { func "no"() }"#
let pattern = "}{"

/* protocol Commented {
    func no()
} */

/// sourcery: AutoMockable
/// @mockable(history: run = true)
// hard: doc comment, then attribute, then comment, then the declaration
@available(macOS 10.15, *)
/// More documentation after the attribute.
@MainActor
// and a comment
protocol Annotated
    : AnyObject
{
    func run()
}
