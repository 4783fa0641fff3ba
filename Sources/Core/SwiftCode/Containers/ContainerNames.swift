import DovetailFacts

extension ContainerVocabulary {
    /// Whether a value is named like one of the variables that hold containers.
    func names(_ value: ContainerValue) -> Bool {
        guard case .member(let names) = value, let name = names.last else { return false }
        return variables.contains(name)
    }
}

extension String {
    /// Whether it is a name that programs give to containers: `diContainer`, or `AppContainer` of a function.
    var isNamedLikeContainerValue: Bool {
        let name = lowercased()
        return ["container", "resolver", "assembler", "injector", "shared"].contains { name.hasSuffix($0) }
    }
}
