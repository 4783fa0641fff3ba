/// Invalid input, described in words for the user.
package struct InputError: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
