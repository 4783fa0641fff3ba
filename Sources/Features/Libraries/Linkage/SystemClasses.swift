/// The name patterns of the system's Objective-C classes.
enum SystemClasses {
    private static let symbolPrefix = "_OBJC_CLASS_$_"

    /// The class of a symbol, unless it may belong to the system or to Swift.
    static func ownClass(_ symbol: String) -> String? {
        guard symbol.hasPrefix(symbolPrefix) else { return nil }
        let name = symbol.dropFirst(symbolPrefix.count)
        guard !name.hasPrefix("_"), !prefixes.contains(where: { name.hasPrefix($0) }) else { return nil }
        return String(name)
    }

    private static let prefixes = [
        "AB", "AC", "AD", "AE", "AF", "AL", "AR", "AS", "AT", "AU", "AV", "BG", "BK", "BL", "CA", "CB", "CC", "CF",
        "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CP", "CS", "CT", "CV", "CW", "CX", "DC", "DD", "DO", "EA", "EK",
        "EN", "FP", "GC", "GK", "GL", "HK", "HM", "IC", "IK", "IL", "IN", "IO", "JS", "LA", "LP", "LS", "MC",
        "MD", "MF", "MG", "MI", "ML", "MK", "MP", "MS", "MT", "MX", "NE", "NF", "NI", "NK", "NL", "NS", "NW", "OS",
        "PDF", "PH", "PK", "PN", "Protocol", "QL", "RP", "RT", "SC", "SF", "SH", "SI", "SK", "SL", "SN", "SR", "SS",
        "ST", "SV", "SW", "TK", "TV", "UI", "UN", "UT", "VI", "VN", "VS", "VT", "VZ", "WC", "WK", "XC", "iAd",
    ]
}
