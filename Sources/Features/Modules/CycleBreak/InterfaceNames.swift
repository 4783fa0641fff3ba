import DovetailFacts

/// What the interface of a module and its parts are called.
package struct InterfaceNames: Hashable, Sendable {
    /// The module that the interface is for.
    package let module: String
    /// Its types that have a protocol.
    package var types: Set<String> = []

    package init(_ module: String) { self.module = module }

    /// The module that holds the protocols.
    package var interface: String { module + "Interface" }
    /// The protocol of what is made and called without a value of the module.
    package var provider: String { module + "Provider" }
    /// Where the app puts the one provider.
    package var port: String { module + "Port" }
    /// The type in the module that conforms to the provider's protocol.
    package var connection: String { module + "Connection" }
    /// The function by which the app puts it there.
    package var connect: String { "connect" + module }

    /// The protocol that stands for a type.
    package func protocolName(_ type: String) -> String { type + "Protocol" }

    /// What the provider calls a member that no value is needed for.
    func provided(_ member: DeclaredMember, of type: String?) -> String {
        guard let type else { return member.name }
        if member.kind == .initializer { return "make" + type }
        return type.withFirst { $0.lowercased() } + member.name.withFirst { $0.uppercased() }
    }

    /// What a requirement is called whose types are not those of the member itself.
    func bridged(_ name: String) -> String { name + "Interface" }
}

extension String {
    fileprivate func withFirst(_ change: (Character) -> String) -> String {
        first.map { change($0) + dropFirst() } ?? self
    }
}
