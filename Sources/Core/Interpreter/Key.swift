import DovetailSemantics

/// What a service is registered and looked up by.
struct Key: Hashable {
    var service: Type
    var arguments: [Type]
    /// Nil for no name.
    var name: String?

    var text: String {
        let name = name.map { ", name: \"\($0)\"" } ?? ""
        return "\(service)\(name)"
    }
}
