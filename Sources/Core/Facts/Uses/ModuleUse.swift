package import DovetailDiagnostics

/// One place where a module's sources name something of another module, or may do so.
package struct ModuleUse: Hashable, Sendable {
    package enum What: Hashable, Sendable {
        /// A type, where a type is written.
        case type(String, isWrapped: Bool)
        /// A call of a type's initializer.
        case construction(String, CallShape)
        /// A property or function of a value, as far as its type can be told.
        case member(type: String, name: String, CallShape?)
        /// A name that some type of the other module has, too, of a value whose type cannot be told.
        case possibleMember(name: String, CallShape?)
        case staticMember(type: String, name: String, CallShape?)
        /// A function or property at the top level.
        case global(name: String, CallShape?)
        /// What cannot be put behind a protocol, with the reason.
        case obstacle(String)
    }

    /// What becomes of a value that is read.
    package enum Next: Hashable, Sendable {
        /// A member of it is read or called at once.
        case member(String)
        /// It is printed, or put into a text.
        case shown
        /// Another is put in its place.
        case replaced
        case other
    }

    package var what: What
    package var next = Next.other
    package var location: SourceLocation
    /// The bytes of the file that name it.
    package var range: Range<Int>

    package init(_ what: What, at location: SourceLocation, range: Range<Int>) {
        self.what = what
        self.location = location
        self.range = range
    }
}

/// A place of a source and why something cannot be written there.
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

/// A change of a source: the bytes that are replaced, and by what.
package struct SourceChange: Hashable, Sendable {
    package var range: Range<Int>
    package var text: String

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}
