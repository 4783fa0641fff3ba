/// A protocol with one implementation, as the start of a module whose purpose only its name tells.
struct ServiceTemplate {
    /// What the service is named after.
    let subject: String
    /// What is added to the name, so that the type is not called like its module.
    let noun: String

    /// - Parameter layer: tells what the service is: a use case in the domain, a screen in the presentation.
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

    /// A test that finds the service through the assembly of its module.
    func test(_ assembly: String) -> String {
        """
        @Test func theAssemblyRegistersThe\(noun)() throws {
            let container = try Container(\(assembly)())
            #expect(try container.resolve((any \(type)).self).title == "\(subject)")
        }
        """
    }
}
