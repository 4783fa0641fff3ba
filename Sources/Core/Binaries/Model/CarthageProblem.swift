package import DovetailDiagnostics

/// Something in a Carthage specification that is not as it should be.
package struct CarthageProblem: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// The key is not a semantic version.
        case version
        /// The URL is neither `https:` nor `file:`.
        case scheme
        /// The URL has characters or a shape that URLs cannot have.
        case damagedURL = "damaged-url"
        /// Two versions have one URL.
        case carthageSharedURL = "carthage-shared-url"
        /// A version stands there twice.
        case repeatedVersion = "repeated-version"
        /// The archive has another name from this version on. Nothing is wrong with that.
        case renamed
    }

    package var location: SourceLocation
    package var kind: Kind
    package var text: String
    /// What to do.
    package var help: String

    package init(location: SourceLocation, kind: Kind, text: String, help: String) {
        self.location = location
        self.kind = kind
        self.text = text
        self.help = help
    }
}
