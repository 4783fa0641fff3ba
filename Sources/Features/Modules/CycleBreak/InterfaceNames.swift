import DovetailFacts

/// The names of a module's interface and its parts.
package struct InterfaceNames: Hashable, Sendable {
    /// The module that the interface is for.
    package let module: String
    /// Its types that have a protocol.
    package var types: Set<String> = []

    package init(_ module: String) { self.module = module }

    /// The module that contains the protocols.
    package var interface: String { module + "Interface" }
    /// The protocol of everything that is created and called without a value of the module.
    package var provider: String { module + "Provider" }
    /// The port into which the app injects the one provider.
    package var port: String { module + "Port" }
    /// The type in the module that conforms to the provider's protocol.
    package var connection: String { module + "Connection" }
    /// The function with which the app injects it.
    package var connect: String { "connect" + module }

    /// The protocol that replaces a type.
    package func protocolName(_ type: String) -> String { type + "Protocol" }

    /// The provider's name for a member that needs no value.
    func provided(_ member: MemberFact, of type: String?) -> String {
        guard let type else { return member.name }
        if member.kind == .initializer { return "make" + type }
        return type.withFirst { $0.lowercased() } + member.name.withFirst { $0.uppercased() }
    }

    /// The name of a requirement whose types differ from the member's.
    func bridged(_ name: String) -> String { name + "Interface" }
}

extension String {
    fileprivate func withFirst(_ change: (Character) -> String) -> String {
        first.map { change($0) + dropFirst() } ?? self
    }
}
