/// The output of a site or a probe of a generated program.
struct ContainerOutcome {
    enum Kind: String { case ok, missing, cycle, creation, other }

    /// `s3` for a site, nil for a probe.
    var site: String?
    var kind: Kind
    /// The registrations on the path, or the duplicates; `-` if nothing is registered.
    var places: [String]
    var text: String

    /// `site 3 missing main.swift:12 -`
    init?(_ line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 3, words[0] == "site" || words[0] == "probe", let kind = Kind(rawValue: words[2]) else {
            return nil
        }
        site = words[0] == "site" ? "s\(words[1])" : nil
        self.kind = kind
        places = Array(words.dropFirst(3))
        text = String(line)
    }
}
