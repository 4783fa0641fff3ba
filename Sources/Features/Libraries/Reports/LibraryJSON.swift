package import DovetailBinaries
import DovetailDiagnostics

/// Libraries as JSON, with everything that was read. Properties that were not requested, or that a library lacks, are
/// omitted.
package enum LibraryJSON {
    /// One document: a list in the order of the libraries.
    package static func document(_ libraries: [LibraryBundle]) throws -> String {
        try JSONText.document(libraries.map(Library.init))
    }

    private struct Library: Encodable {
        var path: String
        var kind: String
        var name: String
        /// `static`, `dynamic` or `none`; omitted if its slices differ.
        var linkage: String?
        var variants: [Variant]
        var problems: [BundleProblem]?

        init(_ library: LibraryBundle) {
            path = library.path
            kind = library.kind.rawValue
            name = library.name
            linkage = library.linkage?.rawValue
            variants = library.variants.map(Variant.init)
            problems = library.problems.nonEmpty
        }
    }

    private struct Variant: Encodable {
        var identifier: String?
        var path: String
        var binary: String?
        var size: Int?
        var container: String?
        var slices: [Slice]?
        var problems: [BinaryProblem]?
        var declared: LibraryVariant.Declared
        var listed: LibraryVariant.Listed?
        var links: [ModuleMapLink]?
        var imports: [String]?
        var swiftModules: [String]?
        var swiftCompiler: String?
        var hasPrivacyManifest: Bool
        var hasSignature: Bool
        var resources: [String]?

        init(_ variant: LibraryVariant) {
            identifier = variant.identifier
            path = variant.path
            binary = variant.binary?.path
            size = variant.binary?.size
            container = variant.binary?.container.rawValue
            slices = variant.binary?.slices.map(Slice.init)
            problems = variant.binary?.problems.nonEmpty
            declared = variant.declared
            listed = variant.listed
            links = variant.links.nonEmpty
            imports = variant.imports.nonEmpty
            swiftModules = variant.swiftModules
            swiftCompiler = variant.swiftCompiler
            hasPrivacyManifest = variant.hasPrivacyManifest
            hasSignature = variant.hasSignature
            resources = variant.resources.nonEmpty
        }
    }

    private struct Slice: Encodable {
        var architecture: String?
        var offset: Int
        var size: Int
        var linkage: String?
        var image: Image?
        /// `bsd`, `gnu` or `gnuThin`.
        var archive: String?
        var members: [Member]?
        var unread: String?

        init(_ slice: BinarySlice) {
            architecture = slice.architecture
            offset = slice.offset
            size = slice.size
            linkage = slice.linkage?.rawValue
            switch slice.contents {
            case .image(let found): image = Image(found)
            case .archive(let found):
                archive = found.format.rawValue
                members = found.members.map(Member.init)
            case .unread(let format): unread = format
            }
        }
    }

    private struct Member: Encodable {
        var name: String
        var offset: Int
        var size: Int
        var image: Image?
        var unread: String?

        init(_ member: ArchiveMember) {
            name = member.name
            offset = member.offset
            size = member.size
            image = member.image.map(Image.init)
            unread = member.unread
        }
    }

    private struct Image: Encodable {
        var format: String
        var kind: String
        var architecture: String
        var platforms: [BinaryPlatform]?
        var installName: String?
        var versions: LibraryVersions?
        var dependents: [BinaryDependent]?
        var rpaths: [String]?
        var uuid: String?
        var autolink: [[String]]?
        var traits: [String]?
        var exports: [BinarySymbol]?
        var undefined: [BinarySymbol]?
        var classes: [String]?
        var categories: [ObjCCategory]?

        init(_ image: BinaryImage) {
            format = image.format.rawValue
            kind = image.kind.rawValue
            architecture = image.architecture
            platforms = image.platforms.nonEmpty
            installName = image.installName
            versions = image.versions
            dependents = image.dependents.nonEmpty
            rpaths = image.rpaths.nonEmpty
            uuid = image.uuid
            autolink = image.autolink.nonEmpty
            traits = image.traits.names.nonEmpty
            exports = image.exports
            undefined = image.undefined
            classes = image.classes
            categories = image.categories
        }
    }
}

extension Array {
    /// Nil for an empty list, so that it is omitted.
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
