/// The processors of ELF.
enum ELFArchitecture {
    /// As Apple's tools name it where they do: `arm64`, `x86_64`, `i386`; else as Linux does.
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
