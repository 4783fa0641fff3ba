import Foundation

/// How much the tests try: what must hold for every change, or, with `DOVETAIL_FULL=1`, everything.
///
/// `Scripts/test` runs the first, and the part `suite` of `Scripts/full` the second.
package enum Extent {
    package static let isFull = ProcessInfo.processInfo.environment["DOVETAIL_FULL"] != nil
}
