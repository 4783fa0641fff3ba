/// The platforms named in Mach-O commands.
enum MachOPlatform {
    /// For `LC_BUILD_VERSION`.
    static func platform(_ number: UInt32, minimumOS: UInt32, sdk: UInt32) -> BinaryPlatform {
        let name =
            switch number {
            case 1: "macOS"
            case 2: "iOS"
            case 3: "tvOS"
            case 4: "watchOS"
            case 5: "bridgeOS"
            case 6: "Mac Catalyst"
            case 7: "iOS Simulator"
            case 8: "tvOS Simulator"
            case 9: "watchOS Simulator"
            case 10: "DriverKit"
            case 11: "visionOS"
            case 12: "visionOS Simulator"
            case 13: "firmware"
            case 14: "sepOS"
            default: "platform \(number)"
            }
        return BinaryPlatform(name: name, minimumOS: version(minimumOS), sdk: version(sdk))
    }

    /// For the older `LC_VERSION_MIN_` commands. They do not distinguish a device from its simulator, but no device has
    /// an Intel processor.
    ///
    /// - Returns: nil for another command.
    static func platform(
        _ command: UInt32, processor: UInt32, minimumOS: UInt32, sdk: UInt32
    ) -> BinaryPlatform? {
        let isIntel = processor == MachOArchitecture.i386 || processor == MachOArchitecture.x86_64
        let device: UInt32, simulator: UInt32
        switch command {
        case 0x24: (device, simulator) = (1, 1)
        case 0x25: (device, simulator) = (2, 7)
        case 0x2F: (device, simulator) = (3, 8)
        case 0x30: (device, simulator) = (4, 9)
        default: return nil
        }
        return platform(isIntel ? simulator : device, minimumOS: minimumOS, sdk: sdk)
    }

    /// `13.0`, `14.0.1`; nil for zero, which means that no version is given.
    static func version(_ packed: UInt32) -> String? {
        guard packed != 0 else { return nil }
        let patch = packed & 0xFF
        return "\(packed >> 16).\(packed >> 8 & 0xFF)" + (patch == 0 ? "" : ".\(patch)")
    }
}
