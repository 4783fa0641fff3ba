import DovetailBinaries

/// A dependency as an XcodeGen specification writes it.
struct XcodeGenDependency {
    var target: XcodeDependency.Target
    /// The id of its place.
    var id: String
    /// The platforms on which it is one.
    var on: LinkedPlatforms
    /// What `link` and `embed` say; nil for XcodeGen's defaults.
    var isLinked: Bool?
    var isEmbedded: Bool?
    /// Whether `copy` puts it into a folder other than that for frameworks.
    var isCopiedElsewhere: Bool
    /// Dependencies with equal keys are the same.
    var key: String

    init(_ target: XcodeDependency.Target, value: YAMLValue, id: String) {
        self.target = target
        self.id = id
        let filters = ["platformFilter", "destinationFilters"].flatMap { value[$0]?.list ?? [] }
        on = XcodePlatforms.filters(filters.compactMap { $0.text?.lowercased() }.filter { $0 != "all" })
        isLinked = value["link"].map { !$0.isFalse }
        isEmbedded = value["embed"].map { !$0.isFalse }
        let destination = value["copy"]?["destination"]?.text ?? value["copy"]?.text
        isCopiedElsewhere = destination.map { $0 != "frameworks" } ?? false
        key =
            switch target {
            case .target(let name): name
            case .foreign(let project, let id, _): "\(project)|\(id)"
            case .product(let name, let package): "\(package ?? "")|\(name)"
            case .built(let path), .library(let path): path
            case .system(let name): "system|\(name)"
            }
    }
}
