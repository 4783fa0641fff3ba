package import DovetailDiagnostics

/// A fault in a Carthage specification.
package struct CarthageProblem: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// The key is not a semantic version.
        case version
        /// The URL is neither `https:` nor `file:`.
        case scheme
        /// The URL has invalid characters or an invalid form.
        case damagedURL = "damaged-url"
        /// Two versions have the same URL.
        case carthageSharedURL = "carthage-shared-url"
        /// A version is listed twice.
        case repeatedVersion = "repeated-version"
        /// The archive has a different name from this version on. That is not a fault.
        case renamed
    }

    package var location: SourceLocation
    package var kind: Kind
    package var text: String
    /// How to fix it.
    package var help: String

    package init(location: SourceLocation, kind: Kind, text: String, help: String) {
        self.location = location
        self.kind = kind
        self.text = text
        self.help = help
    }
}
