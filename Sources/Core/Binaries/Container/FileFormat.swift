import DovetailBasics

/// The format of a file, slice or member according to its first bytes.
enum FileFormat {
    case machO(is64: Bool)
    case elf(is64: Bool)
    case archive(isThin: Bool)
    case fat(is64: Bool)
    /// Known but not read, described in words, with the architecture if it is evident.
    case unread(String, architecture: String? = nil)
    case other

    init(_ bytes: Bytes) {
        switch bytes.bigU32(0) {
        case 0xCEFA_EDFE: self = .machO(is64: false)
        case 0xCFFA_EDFE: self = .machO(is64: true)
        case 0xFEED_FACE, 0xFEED_FACF:
            let type = bytes.bigU32(4) ?? 0, subtype = bytes.bigU32(8) ?? 0
            self = .unread("big-endian Mach-O", architecture: MachOArchitecture.name(type, subtype))
        case 0xCAFE_BABE where FatReader.isPlausible(bytes): self = .fat(is64: false)
        case 0xCAFE_BABF where FatReader.isPlausible(bytes): self = .fat(is64: true)
        case 0x7F45_4C46: self = Self.elf(bytes)
        case 0x4243_C0DE: self = .unread(Self.bitcode)
        case 0xDEC0_170B:
            self = .unread(Self.bitcode, architecture: bytes.u32(16).map { MachOArchitecture.name($0, nil) })
        case 0x0061_736D: self = .unread(Self.webAssembly)
        case 0x213C_6172 where bytes.hasText("!<arch>\n", at: 0): self = .archive(isThin: false)
        case 0x213C_7468 where bytes.hasText("!<thin>\n", at: 0): self = .archive(isThin: true)
        default: self = .other
        }
    }

    /// Whether linkers and loaders accept the format.
    var isOfLinkers: Bool {
        switch self {
        case .machO, .elf, .archive, .fat: true
        case .unread(let format, _): format != Self.webAssembly
        case .other: false
        }
    }

    private static let webAssembly = "WebAssembly"
    private static let bitcode = "LLVM bitcode (link-time optimisation)"

    private static func elf(_ bytes: Bytes) -> FileFormat {
        switch (bytes.u8(4), bytes.u8(5)) {
        case (1, 1): .elf(is64: false)
        case (2, 1): .elf(is64: true)
        case (1, 2), (2, 2): .unread("big-endian ELF")
        default: .unread("ELF of an unknown class")
        }
    }
}

extension BinaryError {
    /// Why these bytes are not a binary.
    init(contents bytes: Bytes) {
        let start = bytes.text(at: 0, length: min(bytes.count, 200)) ?? ""
        if bytes.count == 0 {
            self = .empty
        } else if let tool = PointerText.tool(start) {
            self = .pointer(tool)
        } else if start.hasPrefix("--- !tapi-tbd") || start.hasPrefix("---\narchs:")
            || start.contains(text: "\"tapi_tbd_version\"")
        {
            self = .textStub
        } else if bytes.bigU32(0) == 0xCAFE_BABE {
            self = .foreign("a Java class or a damaged fat file")
        } else if start.hasPrefix("MZ") {
            self = .foreign("a Windows program")
        } else {
            self = .unknown
        }
    }
}
