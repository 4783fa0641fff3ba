/// The library whose container a program uses.
enum Library: String, CaseIterable, Sendable {
    case swinject, dovetail

    /// The imports of each file of a program.
    var imports: [String] { self == .swinject ? ["import Swinject"] : ["import Dovetail"] }

    /// The type of a value that services are looked up in, for a variable or a parameter.
    var lookupType: String { self == .swinject ? "any Resolver" : "Container" }

    /// The same type, for an extension.
    var extended: String { self == .swinject ? "Resolver" : "Container" }

    /// The parameter of a function that registers services.
    var registrationParameter: String { self == .swinject ? "_ c: Container" : "_ c: inout Registrations" }

    /// The type of that parameter.
    var registrationType: String { self == .swinject ? "Container" : "inout Registrations" }

    /// The type of what registers services, for an extension.
    var registry: String { self == .swinject ? "Container" : "Registrations" }

    /// What stands before a method of that type which registers services.
    var mutating: String { self == .swinject ? "" : "mutating " }

    /// What stands before the receiver where it is passed to a function that registers services.
    var reference: String { self == .swinject ? "" : "&" }

    /// The type of the value that a factory is called with.
    var factoryParameter: String { self == .swinject ? "any Resolver" : "borrowing Resolver" }

    /// An expression that looks up a service and is nil if there is none.
    func find(_ receiver: String, _ type: String, name: String? = nil, argument: String? = nil) -> String {
        let label = self == .swinject ? "argument" : "arguments"
        let names = name.map { ", name: \($0)" } ?? ""
        let arguments = argument.map { ", \(label): \($0)" } ?? ""
        let call = "\(receiver).resolve(\(type).self\(names)\(arguments))"
        return self == .swinject ? call : "(try? \(call))"
    }
}
