/// A count in words: `1 file`, `2 files`.
///
/// - Parameter many: the plural, if it is not the noun with an s.
package func counted(_ count: Int, noun: String, many: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : many ?? noun + "s")"
}
