/// The processors of ELF files.
enum ELFArchitecture {
    /// The name that Apple's tools use, if any: `arm64`, `x86_64`, `i386`; otherwise the Linux name.
    static func name(_ machine: UInt16, is64: Bool) -> String {
        switch machine {
        case 3: "i386"
        case 8: is64 ? "mips64" : "mips"
        case 20: "ppc"
        case 21: "ppc64"
        case 40: "arm"
        case 62: is64 ? "x86_64" : "x32"
        case 183: "arm64"
        case 243: is64 ? "riscv64" : "riscv32"
        case 258: "loongarch64"
        default: "unknown(\(machine))"
        }
    }
}
