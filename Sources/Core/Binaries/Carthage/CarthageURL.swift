import Foundation

/// The URL of an archive, as written in a specification.
enum CarthageURL {
    /// The values of the query items `alt` and `carthage-alt`, in order and percent-decoded.
    static func alternatives(_ url: String) -> [String] {
        let text = url.prefix { $0 != "#" }
        guard let mark = text.firstIndex(of: "?") else { return [] }
        return text[text.index(after: mark)...].split(separator: "&").compactMap { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0] == "alt" || parts[0] == "carthage-alt" else { return nil }
            return String(parts[1]).removingPercentEncoding ?? String(parts[1])
        }
    }

    /// The URL without its alternatives and its fragment.
    static func withoutAlternatives(_ url: String) -> String {
        let text = url.prefix { $0 != "#" }
        guard let mark = text.firstIndex(of: "?") else { return String(text) }
        let items = text[text.index(after: mark)...].split(separator: "&").filter {
            !$0.hasPrefix("alt=") && !$0.hasPrefix("carthage-alt=")
        }
        return String(text[..<mark]) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    /// The scheme in lower case; nil if there is none.
    static func scheme(_ url: String) -> String? {
        guard let colon = url.firstIndex(of: ":"), let first = url.utf8.first, isLetter(first) else { return nil }
        let scheme = url[..<colon]
        let isGood = scheme.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
        return isGood ? scheme.lowercased() : nil
    }

    /// The archive's file name, still percent-encoded.
    static func fileName(_ url: String) -> String {
        withoutAlternatives(url).prefix { $0 != "?" }.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The name of the archived product: the file name without its extension, and without a version or hash after a
    /// hyphen.
    static func product(_ url: String, version: String) -> String {
        var name = fileName(url)
        for suffix in [".zip", ".framework", ".xcframework", ".dynamic", ".static"] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
        }
        if let range = name.range(of: version), range.lowerBound > name.startIndex {
            name = String(name[..<range.lowerBound])
        }
        if let hyphen = name.lastIndex(of: "-"), isHash(name[name.index(after: hyphen)...]) {
            name = String(name[..<hyphen])
        }
        while let last = name.last, "-_.v".contains(last), name.count > 1 { name.removeLast() }
        return name
    }

    /// Digits alone are a version written without dots.
    private static func isHash(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isDigit)
            || text.utf8.count >= 6 && text.contains(where: \.isNumber)
                && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
