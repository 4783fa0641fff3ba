/// Where the parts of a Mach-O image are, as its load commands say. Nothing of it is checked against the file yet.
struct MachOLayout {
    struct Segment {
        var address: UInt64
        /// From the image's beginning, as all offsets here.
        var offset: UInt64
        /// In the file, in bytes.
        var size: UInt64
    }

    struct Section {
        /// Its part in what is read of Objective-C.
        var role: Role
        var address: UInt64
        var size: UInt64
        /// Zero where nothing of it is in the file.
        var offset: UInt32
        var relocations: Table
    }

    enum Role {
        /// Lists of classes and of categories, the data of either, and the rest.
        case classes, categories, objectiveC, other
    }

    /// A table or a stream of bytes: how many entries or bytes there are depends on what it is.
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
    /// The streams of opcodes that bind symbols to places.
    var bindings: [Table] = []
    var encrypted: Table?

    var pointerSize: Int { is64 ? 8 : 4 }
    var isObject: Bool { fileType == 1 }
}
