/// One pointer of a chain.
enum ChainedPointer {
    /// The layout of a pointer's bits.
    enum Format: UInt16 {
        case arm64e = 1
        case plain64 = 2
        case plain32 = 3
        case plain64Offset = 6
        case arm64eKernel = 7
        case arm64eUserland = 9
        case arm64eFirmware = 10
        case arm64eUserland24 = 12
    }

    /// The target of a pointer.
    enum Target: Equatable {
        case address(UInt64)
        /// From the image's header.
        case offset(UInt64)
        /// The import with this index.
        case imported(Int)
    }

    static func decode(_ value: UInt64, _ format: Format) -> Target {
        switch format {
        case .plain32:
            return value >> 31 & 1 == 1 ? .imported(Int(value & 0xF_FFFF)) : .address(value & 0x3FF_FFFF)
        case .plain64, .plain64Offset:
            if value >> 63 == 1 { return .imported(Int(value & 0xFF_FFFF)) }
            let target = value & 0xF_FFFF_FFFF
            return format == .plain64 ? .address(target) : .offset(target)
        case .arm64e, .arm64eKernel, .arm64eUserland, .arm64eFirmware, .arm64eUserland24:
            let isSigned = value >> 63 == 1, isImported = value >> 62 & 1 == 1
            if isImported { return .imported(Int(value & (format == .arm64eUserland24 ? 0xFF_FFFF : 0xFFFF))) }
            // A signed pointer has fewer bits and is always relative to the header.
            if isSigned { return .offset(value & 0xFFFF_FFFF) }
            let target = value & 0x7FF_FFFF_FFFF
            return format == .arm64e || format == .arm64eFirmware ? .address(target) : .offset(target)
        }
    }
}
