import DovetailBinaries
import DovetailDiagnostics

/// Reads what a rules file says about how apps and libraries are linked.
extension FieldReader {
    mutating func images(_ value: RulesValue) -> [DescribedImage] {
        var images: [DescribedImage] = []
        let entries = fields(of: value, "'linkage'", LinkageKey.self).flatMap { list($0.value, $0.key) }
        for entry in entries {
            guard let image = image(entry) else { continue }
            if let other = images.first(where: { $0.name == image.name }) {
                report("'\(image.name)' is defined twice, first on line \(other.location.line)", entry)
            }
            images.append(image)
        }
        return images
    }

    private mutating func image(_ value: RulesValue) -> DescribedImage? {
        var image = DescribedImage(name: "", kind: .app, location: value.location)
        for (key, value) in fields(of: value, "an entry of 'images'", ImageKey.self) {
            switch key {
            case .name: image.name = text(value, key) ?? ""
            case .kind:
                let kinds = LinkedImage.Kind.allCases.map(\.rawValue)
                guard let text = text(value, key) else { continue }
                if let kind = LinkedImage.Kind(rawValue: text) {
                    image.kind = kind
                } else {
                    report("'kind' must be one of \(kinds.joined(separator: ", ")), not '\(text)'", value)
                }
            case .links: image.links = paths(value, key)
            case .embeds: image.embeds = paths(value, key)
            case .flags: image.flags = texts(value, key).map(\.text)
            case .system: image.system = texts(value, key).map(\.text)
            case .slices: image.slices = texts(value, key).compactMap { slice($0.text, $0.location) }
            case .sources: image.sources = paths(value, key)
            }
        }
        return image.name.isEmpty ? nil : image
    }

    private mutating func paths(_ value: RulesValue, _ key: ImageKey) -> [RulesPath] {
        texts(value, key).map { RulesPath($0.text, at: $0.location) }
    }

    /// `iOS`, `iOS arm64`, `iOS Simulator x86_64`.
    private mutating func slice(_ text: String, _ location: SourceLocation) -> RequiredSlice? {
        let words = text.split(separator: " ").map(String.init)
        if BinaryPlatform.names.contains(words.joined(separator: " ")) {
            return RequiredSlice(platform: words.joined(separator: " "))
        }
        let platform = words.dropLast().joined(separator: " ")
        guard BinaryPlatform.names.contains(platform), let architecture = words.last else {
            report(
                "'\(text)' is not a slice; write a platform and an architecture, such as 'iOS arm64'; the "
                    + "platforms are "
                    + BinaryPlatform.names.joined(separator: ", "),
                RulesValue(content: .nothing, location: location))
            return nil
        }
        return RequiredSlice(platform: platform, architecture: Self.architectures[architecture] ?? architecture)
    }

    /// Linux names of architectures, and the names used here.
    private static let architectures = ["aarch64": "arm64", "amd64": "x86_64"]
}
