import Foundation

/// Whether a text can be a URL, according to the parts of RFC 3986 that matter to archives.
enum DamagedURL {
    /// What is wrong, in words; nil for a valid URL. Which scheme it has is not checked.
    static func problem(_ url: String) -> String? {
        guard !url.isEmpty else { return "the URL is empty" }
        if let problem = characters(url) { return problem }
        guard let scheme = CarthageURL.scheme(url) else { return shape(url, scheme: "") ?? "the URL has no scheme" }
        return shape(url, scheme: scheme)
    }

    private static func characters(_ url: String) -> String? {
        let allowed = "-._~:/?#[]@!$&'()*+,;=%"
        for (index, character) in url.enumerated() {
            let isGood = character.utf8.allSatisfy {
                CarthageURL.isLetter($0) || CarthageURL.isDigit($0) || allowed.utf8.contains($0)
            }
            guard !isGood else { continue }
            let shown = character == " " ? "a space" : character.isVisible ? "'\(character)'" : "a control character"
            return "the URL has \(shown) at character \(index + 1), which must be escaped"
        }
        let bytes = Array(url.utf8)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
            let digits = bytes[(index + 1)...].prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
                return "the URL has a '%' without two hexadecimal digits after it"
            }
        }
        return nil
    }

    private static func shape(_ url: String, scheme: String) -> String? {
        let rest = scheme.isEmpty ? url[...] : url.dropFirst(scheme.count + 1)
        let lower = url.lowercased()
        for name in ["https", "http", "file"] where lower.hasPrefix(name + "//") || lower.hasPrefix(name + ";//") {
            return "the URL has no ':' after '\(name)'"
        }
        guard scheme == "https" || scheme == "http" || scheme == "file" else { return nil }
        guard rest.hasPrefix("//") else { return "the URL has no '//' after '\(scheme):'" }
        let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        let behind = rest.dropFirst(2 + authority.count)
        if isScheme(authority) { return "the URL has its scheme twice" }
        if authority.isEmpty, scheme != "file" { return "the URL has no host" }
        if !isHost(authority), scheme != "file" { return "'\(authority)' is not a host" }
        let path = behind.prefix { !"?#".contains($0) }
        if path.contains(where: { $0 == "[" || $0 == "]" }) {
            return "the URL has a bracket in its path, which must be escaped"
        }
        for name in ["https:/", "http:/"] where path.contains(name) {
            return "the URL has another URL in its path"
        }
        return junk(path)
    }

    /// A stray character after the name of an archive: `Foo.zip,`.
    private static func junk(_ path: Substring) -> String? {
        guard let last = path.last else { return "the URL names no file" }
        if last == "/" { return "the URL ends in '/' and names no file" }
        guard ",;:!'(*".contains(last) || last == "." else { return nil }
        return "the URL ends in '\(last)'"
    }

    /// Whether a host is the beginning of another URL: `https:` in `https://https://x`.
    private static func isScheme(_ authority: Substring) -> Bool {
        ["https:", "http:", "file:", "https", "http"].contains(authority.lowercased())
    }

    private static func isHost(_ authority: Substring) -> Bool {
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
        if host.hasPrefix("[") { return host.contains("]") }
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.count == 1 || parts[1].utf8.allSatisfy(CarthageURL.isDigit) else { return false }
        return parts[0].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty
                && label.utf8.allSatisfy {
                    CarthageURL.isLetter($0) || CarthageURL.isDigit($0) || $0 == UInt8(ascii: "-")
                        || $0 == UInt8(ascii: "_")
                }
        }
    }
}

extension Character {
    fileprivate var isVisible: Bool { !isWhitespace && unicodeScalars.allSatisfy { $0.properties.isGraphic } }
}

extension Unicode.Scalar.Properties {
    fileprivate var isGraphic: Bool {
        switch generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
