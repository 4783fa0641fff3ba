/// Libraries of Apple's systems other than frameworks, by their names for `-l`.
enum SystemLibraries {
    /// - Parameter name: the name without a version.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "AppleArchive", "AvailabilityVersions", "BSM", "System", "bsm", "bz2", "c", "c++", "c++abi", "cache",
        "charset", "compression", "cups", "curl", "dispatch", "dl", "edit", "exslt", "ffi", "form", "gcc_s", "iconv",
        "icucore", "info", "ldap", "lzma", "m", "macho", "menu", "ncurses", "network", "objc", "pam", "panel", "pcap",
        "poll", "proc", "pthread", "resolv", "rpcsvc", "sandbox", "sasl2", "sqlite3", "stdc++", "tidy", "util",
        "xml2", "xslt", "z",
    ]
}
