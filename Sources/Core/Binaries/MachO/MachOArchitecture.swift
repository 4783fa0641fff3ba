/// The processors of Mach-O files.
enum MachOArchitecture {
    static let i386: UInt32 = 7
    static let x86_64: UInt32 = 0x0100_0007
    static let arm: UInt32 = 12
    static let arm64: UInt32 = 0x0100_000C
    static let arm64_32: UInt32 = 0x0200_000C

    /// The name that `lipo` uses: `arm64`, `x86_64`, `armv7`; `unknown(12,99)` if it has none.
    ///
    /// - Parameter subtype: nil for the processor in general.
    static func name(_ type: UInt32, _ subtype: UInt32?) -> String {
        // The upper bits are capabilities.
        let subtype = subtype.map { $0 & 0x00FF_FFFF }
        switch (type, subtype) {
        case (i386, _): return "i386"
        case (x86_64, 8): return "x86_64h"
        case (x86_64, 3), (x86_64, nil): return "x86_64"
        case (arm, 5): return "armv4t"
        case (arm, 6): return "armv6"
        case (arm, 7): return "armv5e"
        case (arm, 8): return "xscale"
        case (arm, 9): return "armv7"
        case (arm, 10): return "armv7f"
        case (arm, 11): return "armv7s"
        case (arm, 12): return "armv7k"
        case (arm, 14): return "armv6m"
        case (arm, 15): return "armv7m"
        case (arm, 16): return "armv7em"
        case (arm, 0), (arm, nil): return "arm"
        case (arm64, 2): return "arm64e"
        case (arm64, 1): return "arm64v8"
        case (arm64, 0), (arm64, nil): return "arm64"
        case (arm64_32, _): return "arm64_32"
        case (18, 0), (18, nil): return "ppc"
        case (18, 100): return "ppc970"
        case (0x0100_0012, _): return "ppc64"
        default: return "unknown(\(type),\(subtype ?? 0))"
        }
    }
}
