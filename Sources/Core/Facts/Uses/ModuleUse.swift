package import DovetailDiagnostics

/// A place where a module's sources name, or may name, something of another module.
package struct ModuleUse: Hashable, Sendable {
    package enum What: Hashable, Sendable {
        /// A type in type position.
        case type(String, isWrapped: Bool)
        /// A call of a type's initializer.
        case construction(String, CallShape)
        /// A property or function of a value, as far as its type is known.
        case member(type: String, name: String, CallShape?)
        /// A member of a value of unknown type, with a name that some type of the other module also has.
        case possibleMember(name: String, CallShape?)
        case staticMember(type: String, name: String, CallShape?)
        /// A top-level function or property.
        case global(name: String, CallShape?)
        /// A use that no protocol can replace, with the reason.
        case obstacle(String)
    }

    /// What happens to a value that is read.
    package enum Next: Hashable, Sendable {
        /// A member of it is read or called at once.
        case member(String)
        /// It is printed, or interpolated into a string.
        case shown
        /// It is assigned another value.
        case replaced
        case other
    }

    package var what: What
    package var next = Next.other
    package var location: SourceLocation
    /// The byte range of the name in the file.
    package var range: Range<Int>

    package init(_ what: What, at location: SourceLocation, range: Range<Int>) {
        self.what = what
        self.location = location
        self.range = range
    }
}

/// A place in the source, and the reason why it cannot be changed.
package struct CycleObstacle: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var location: SourceLocation
    package var reason: String

    package init(_ location: SourceLocation, _ reason: String) {
        self.location = location
        self.reason = reason
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.location, left.reason) < (right.location, right.reason)
    }

    package var description: String { "\(location): \(reason)" }
}

/// A change to a source: the replaced byte range, and the new text.
package struct SourceChange: Hashable, Sendable {
    package var range: Range<Int>
    package var text: String

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}
