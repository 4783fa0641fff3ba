/// A protocol with one implementation, as the start of a module of which only the name is known.
struct ServiceTemplate {
    /// The subject in the service's name.
    let subject: String
    /// The noun added to the name, so that the type and its module have different names.
    let noun: String

    /// - Parameter layer: determines the kind of service: a use case in the domain, a screen in the presentation.
    init(_ subject: String, layer: String) {
        self.subject = subject
        noun = ["domain": "UseCase", "data": "Store", "presentation": "Screen"][layer] ?? "Service"
    }

    var type: String { subject.capitalizedFirst + noun }
    var implementation: String { "Default" + type }

    /// The protocol alone.
    var interface: String {
        """
        /// What other modules may know of \(subject).
        public protocol \(type): Sendable {
            var title: String { get }
        }
        """
    }

    var defaultImplementation: String {
        """
        struct \(implementation): \(type) {
            let title = "\(subject)"
        }
        """
    }

    var registration: String { "c.register((any \(type)).self) { _ in \(implementation)() }" }

    /// A test that resolves the service through the assembly of its module.
    func test(_ assembly: String) -> String {
        """
        @Test func theAssemblyRegistersThe\(noun)() throws {
            let container = try Container(\(assembly)())
            #expect(try container.resolve((any \(type)).self).title == "\(subject)")
        }
        """
    }
}
