/// The contents of a file that linkers and loaders read.
package struct BinaryFile: Codable, Hashable, Sendable {
    /// How the file contains the slices.
    package enum Container: String, Codable, Hashable, Sendable, CaseIterable {
        /// One slice, which is the whole file.
        case thin
        /// Several architectures with 32-bit offsets.
        case fat
        /// Several architectures with 64-bit offsets.
        case fat64
    }

    package var path: String
    /// In bytes.
    package var size: Int
    package var container: Container
    /// In the order of the file.
    package var slices: [BinarySlice]
    /// What could not be read, and where.
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
        /// A known format that is not read, described in words: `LLVM bitcode (link-time optimisation)`.
        case unread(String)
    }

    /// The name that `lipo` uses: `arm64`, `x86_64`, `armv7`; nil for an archive without an image.
    package var architecture: String?
    /// From the beginning of the file, in bytes.
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

    /// Its images; for an archive, in member order.
    package var images: [BinaryImage] {
        switch contents {
        case .image(let image): [image]
        case .archive(let archive): archive.members.compactMap(\.image)
        case .unread: []
        }
    }
}

/// Several objects in one file, as written by `ar` and `libtool -static`.
package struct StaticArchive: Codable, Hashable, Sendable {
    package enum Format: String, Codable, Hashable, Sendable, CaseIterable {
        case bsd, gnu
        /// GNU's format whose members are separate files.
        case gnuThin
    }

    package var format: Format
    /// Without the tables of symbols and names. Names may repeat.
    package var members: [ArchiveMember]

    package init(format: Format, members: [ArchiveMember]) {
        self.format = format
        self.members = members
    }
}

/// A file in an archive.
package struct ArchiveMember: Codable, Hashable, Sendable {
    package var name: String
    /// The offset of its contents from the beginning of the file, in bytes.
    package var offset: Int
    /// In bytes.
    package var size: Int
    /// Nil if it is not an object.
    package var image: BinaryImage?
    /// A known format that is not read, described in words.
    package var unread: String?

    package init(name: String, offset: Int, size: Int) {
        self.name = name
        self.offset = offset
        self.size = size
    }
}

/// A fault in a binary; the affected part is not read any further.
package struct BinaryProblem: Codable, Hashable, Sendable {
    /// From the beginning of the file, in bytes.
    package var offset: Int
    /// In words, without the place: `the symbol table ends past the end of the file`.
    package var text: String

    package init(offset: Int, text: String) {
        self.offset = offset
        self.text = text
    }
}
