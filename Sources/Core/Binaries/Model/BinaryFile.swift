/// What a file holds that linkers and loaders read.
package struct BinaryFile: Codable, Hashable, Sendable {
    /// How the slices are put into the file.
    package enum Container: String, Codable, Hashable, Sendable, CaseIterable {
        /// One slice, which is the whole file.
        case thin
        /// Several architectures, found by 32-bit offsets.
        case fat
        /// Several architectures, found by 64-bit offsets.
        case fat64
    }

    package var path: String
    /// In bytes.
    package var size: Int
    package var container: Container
    /// In the file's order.
    package var slices: [BinarySlice]
    /// What could not be read, and where it is.
    package var problems: [BinaryProblem] = []

    package init(path: String, size: Int, container: Container, slices: [BinarySlice]) {
        self.path = path
        self.size = size
        self.container = container
        self.slices = slices
    }
}

/// The part of a binary for one architecture.
package struct BinarySlice: Codable, Hashable, Sendable {
    package enum Contents: Codable, Hashable, Sendable {
        case image(BinaryImage)
        case archive(StaticArchive)
        /// A format that is known and not read, in words: `LLVM bitcode (link-time optimisation)`.
        case unread(String)
    }

    /// As `lipo` names it: `arm64`, `x86_64`, `armv7`; nil for an archive without an image.
    package var architecture: String?
    /// From the file's beginning, in bytes.
    package var offset: Int
    /// In bytes.
    package var size: Int
    package var contents: Contents

    package init(architecture: String?, offset: Int, size: Int, contents: Contents) {
        self.architecture = architecture
        self.offset = offset
        self.size = size
        self.contents = contents
    }

    /// The images in it, those of an archive in its order.
    package var images: [BinaryImage] {
        switch contents {
        case .image(let image): [image]
        case .archive(let archive): archive.members.compactMap(\.image)
        case .unread: []
        }
    }
}

/// Objects in one file, as `ar` and `libtool -static` write it.
package struct StaticArchive: Codable, Hashable, Sendable {
    package enum Format: String, Codable, Hashable, Sendable, CaseIterable {
        case bsd, gnu
        /// GNU's, whose members are files of their own.
        case gnuThin
    }

    package var format: Format
    /// Without tables of symbols and of names. Names may repeat.
    package var members: [ArchiveMember]

    package init(format: Format, members: [ArchiveMember]) {
        self.format = format
        self.members = members
    }
}

/// A file in an archive.
package struct ArchiveMember: Codable, Hashable, Sendable {
    package var name: String
    /// Of its contents, from the file's beginning, in bytes.
    package var offset: Int
    /// In bytes.
    package var size: Int
    /// nil for what is no object.
    package var image: BinaryImage?
    /// A format that is known and not read, in words.
    package var unread: String?

    package init(name: String, offset: Int, size: Int) {
        self.name = name
        self.offset = offset
        self.size = size
    }
}

/// Something in a binary that is not as it should be: what stands there is not read any further.
package struct BinaryProblem: Codable, Hashable, Sendable {
    /// From the file's beginning, in bytes.
    package var offset: Int
    /// In words, without the place: `the symbol table ends past the end of the file`.
    package var text: String

    package init(offset: Int, text: String) {
        self.offset = offset
        self.text = text
    }
}
