/// The libraries that are present on a Linux system with Swift, or are installed with nearly every program, by the
/// names under which they are loaded.
enum ELFSystemLibraries {
    private static let names: Set<String> = [
        "libc", "libm", "libdl", "librt", "libpthread", "libutil", "libresolv", "libgcc_s", "libstdc++", "libc++",
        "libc++abi", "libunwind", "libz", "libatomic", "libFoundation", "lib_FoundationICU", "libFoundationEssentials",
        "libFoundationInternationalization", "libFoundationNetworking", "libFoundationXML", "libdispatch",
        "libBlocksRuntime", "libXCTest", "libTesting", "lib_Testing_Foundation", "lib_TestingInterop",
        "libxml2", "libssl", "libcrypto", "libcurl", "libsqlite3", "liblzma", "libbz2", "libzstd", "libncurses",
        "libncursesw", "libtinfo", "libedit", "libreadline", "libicuuc", "libicui18n", "libicudata", "libuuid",
        "libffi", "libexpat", "libpng16", "libjpeg", "libgomp", "libnsl", "libcrypt", "libanl", "libsystemd",
        "libGL", "libX11", "libglib-2", "libxslt",
    ]

    static func contains(_ name: String) -> Bool {
        let base = String(name.prefix { $0 != "." })
        return names.contains(base) || base.hasPrefix("libswift") || base.hasPrefix("lib_Internal")
            || base.hasPrefix("ld-linux") || base.hasPrefix("linux-vdso")
    }
}
