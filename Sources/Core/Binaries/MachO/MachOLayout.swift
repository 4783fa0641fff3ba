/// Where the parts of a Mach-O image are, according to its load commands. None of it has been checked against the file.
struct MachOLayout {
    struct Segment {
        var address: UInt64
        /// From the beginning of the image, like all offsets here.
        var offset: UInt64
        /// Size in the file, in bytes.
        var size: UInt64
    }

    struct Section {
        /// Its role when Objective-C data is read.
        var role: Role
        var address: UInt64
        var size: UInt64
        /// Zero if the file holds nothing of it.
        var offset: UInt32
        var relocations: Table
    }

    enum Role {
        /// Lists of classes or categories, the data they refer to, and everything else.
        case classes, categories, objectiveC, other
    }

    /// A table or a stream of bytes; `count` is a number of entries or bytes, respectively.
    struct Table {
        var offset: UInt32
        var count: UInt32
    }

    let is64: Bool
    let processor: UInt32
    let fileType: UInt32

    var segments: [Segment] = []
    var sections: [Section] = []
    var symbols: Table?
    var strings: Table?
    var exportsTrie: Table?
    var chainedFixups: Table?
    /// The opcode streams that bind symbols to places.
    var bindings: [Table] = []
    var encrypted: Table?

    var pointerSize: Int { is64 ? 8 : 4 }
    var isObject: Bool { fileType == 1 }
}
