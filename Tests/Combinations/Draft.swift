import Foundation

/// A program while it is made up.
///
/// Its text has `PX` and `px` for the number of the program, `$R` for the receiver of registrations, `$L` for that of
/// lookups, and `$P` for what makes a declaration visible in other modules.
struct Draft {
    /// A part of a program that stays together.
    enum Group: Int, CaseIterable {
        case services, helpers, setup, screens, entry
    }

    struct Declaration {
        var group: Group
        var text: String
        /// The file it is moved to, and the module of that file.
        var file: String?
        var module: String?
    }

    let library: Library
    let streams: RandomStreams
    /// The numbers of the part that is being made up.
    var random: SplitMix64
    var declarations: [Declaration] = []
    /// Statements that run before the lookups, with `$L`.
    var preparations: [String] = []
    var imports: Set<String> = []
    /// The forms of calls to code that was moved out, except plain functions.
    var calls: Set<String> = []
    var excludedCalls: Set<String> = []
    /// How the program looks up services, if not plainly.
    var lookup: (@Sendable (inout Draft, Service, String) -> String)?
    /// Whether private declarations keep the program in one file.
    var keepsTogether = false
    /// Whether the services must stay in the module of the program.
    var keepsServices = false
    private var counters: [String: Int] = [:]
    private var declared: Set<String> = []
    private(set) var marks = 0
    /// The marks of lookups that may be nil although the service is found.
    private(set) var optionalMarks: Set<Int> = []

    init(library: Library, streams: RandomStreams) {
        (self.library, self.streams) = (library, streams)
        random = streams[""]
    }

    /// Makes up a part with random numbers of its own.
    mutating func part<Result>(_ label: String, _ make: (inout Draft) -> Result) -> Result {
        let outer = random
        defer { random = outer }
        random = streams[label]
        return make(&self)
    }

    mutating func declare(_ group: Group, _ text: String) {
        declarations.append(Declaration(group: group, text: text))
    }

    /// Declares something unless the same was declared before.
    mutating func declareOnce(_ group: Group, _ text: String) {
        if declared.insert(text).inserted { declare(group, text) }
    }

    /// A name that no other declaration of the program has.
    mutating func unique(_ stem: String) -> String {
        counters[stem, default: 0] += 1
        return "\(stem)\(counters[stem] ?? 0)"
    }

    /// A mark for the lines of one lookup; it is not part of the program's text.
    mutating func mark(optional: Bool = false) -> String {
        marks += 1
        if optional { optionalMarks.insert(marks) }
        return "¤\(marks)¤"
    }

    /// The mark for lines of helpers, which look up whatever their callers want.
    static let helperMark = "¤0¤"
    /// The mark for registrations whose initializers need services.
    static let needMark = "¤-1¤"

    func find(_ receiver: String, _ service: Service) -> String {
        library.find(receiver, service.wanted, name: service.wantedName, argument: service.argument)
    }

    /// An expression of a Boolean that the program does not change.
    mutating func condition() -> String { condition(random.percent(50)) }

    /// An expression of a Boolean value.
    mutating func condition(_ value: Bool) -> String {
        switch random.below(8) {
        case 0: return "\(value)"
        case 1:
            let name = unique("pxFlag")
            declare(.setup, "let \(name) = \(value)")
            return name
        case 2: return "\(value ? "!" : "")CommandLine.arguments.contains(\"--live\")"
        case 3:
            let name = unique("PXMode")
            declare(
                .setup,
                """
                enum \(name) {
                case live, mock
                static var current: \(name) { .\(value ? "live" : "mock") }
                }
                """)
            return "\(name).current == .live"
        case 4:
            let name = unique("PXConfig")
            declare(.setup, "struct \(name) {\nstatic let shared = \(name)()\nvar isOn = \(value)\n}")
            return "\(name).shared.isOn"
        case 5: return "ProcessInfo.processInfo.environment[\"PX_UNSET\"] \(value ? "==" : "!=") nil"
        case 6:
            let name = unique("pxIsReady")
            declare(.setup, "func \(name)() -> Bool {\nlet number = 3\nreturn number \(value ? "<" : ">") 7\n}")
            return "\(name)()"
        default:
            let name = unique("pxToken")
            declare(.setup, "let \(name): String? = \(value ? "\"abc\"" : "nil")")
            return "\(name) != nil"
        }
    }

    /// A static variable that the lookups are made with, set before them.
    mutating func locator() -> String {
        let type = library == .swinject ? "(any Resolver)" : "Container"
        let text = """
            enum PXLocator {
            nonisolated(unsafe) static var resolver: \(type)!
            }
            """
        if !declarations.contains(where: { $0.text == text }) {
            declare(.helpers, text)
            preparations.append("PXLocator.resolver = $L")
        }
        return "PXLocator.resolver"
    }

    /// The closure that builds a service.
    mutating func factory(_ service: Service) -> String {
        var lines: [String] = []
        for need in service.needs {
            let mark = self.mark(optional: need.isOptional)
            if let lookup, library == .swinject, random.percent(50) {
                lines.append(lookup(&self, need, mark).replacing("$L", with: "r"))
            } else {
                lines.append("seen(\(find("r", need)))\(mark)")
            }
        }
        var parameters = lines.contains { $0.contains("r") } ? "r" : "_"
        if let type = service.argumentType { parameters = "(\(parameters), argument: \(type))" }
        return lines.isEmpty
            ? "{ \(parameters) in \(service.value) }"
            : "{ \(parameters) in\n\(lines.joined(separator: "\n"))\nreturn \(service.value)\n}"
    }

    /// The plain registration of a service.
    mutating func registration(_ service: Service, on receiver: String = "$R") -> String {
        let name = service.name.map { ", name: \($0)" } ?? ""
        let call = "\(receiver).register(\(service.type).self\(name)) \(factory(service))"
        return service.loop.map { "for name in \($0) {\n\(call)\n}" } ?? call
    }
}

extension String {
    func replacing(_ text: String, with other: String) -> String { replacingOccurrences(of: text, with: other) }
}
