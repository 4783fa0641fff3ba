import Foundation
import Testing
import ToolRunner

/// Which modules `leaked-type` applies to, and which types are considered the library's.
@Suite struct LeakedTypeCommandTests {
    private static let library = "public struct Client {}\nstruct Hidden {}\n"

    @Test(arguments: [
        (["Door -> Library", "Feature -> Door"], true),
        (["Door -> Library"], true),
        (["Door -> Library", "DoorTwo -> Door, Library"], false),
        (["Door -> Library", "DoorTwo -> Door, Library", "Feature -> Door"], true),
        (["Door -> Library", "FeatureTests -> Door"], true),
    ])
    func whoMustNotSeeIt(_ targets: [String], _ isLeak: Bool) throws {
        let project = try LeakProject(targets)
        try project.writeLibrary(Self.library)
        let mark = isLeak ? " //~ Client" : ""
        try project.write("Sources/Door/Door.swift", "import Library\npublic func f(_ client: Client) {}\(mark)\n")
        for target in targets.dropFirst() {
            let name = target.components(separatedBy: " ")[0]
            try project.write("\(name.hasSuffix("Tests") ? "Tests" : "Sources")/\(name)/File.swift", "import Door\n")
        }
        try project.expectLeaks()
    }

    @Test func anAppShowsNothing() throws {
        let project = try LeakProject(["DoorApp -> Library"])
        try project.writeLibrary(Self.library)
        try project.write("Sources/DoorApp/main.swift", "import Library\npublic func f(_ client: Client) {}\n")
        try project.expectLeaks()
    }

    @Test func whatIsExported() throws {
        let project = try LeakProject(["Door -> Library"])
        try project.writeLibrary(Self.library)
        try project.write("Sources/Door/Door.swift", "@_exported import Library //~ Library\n")
        // Every file of the module sees it then.
        try project.write("Sources/Door/Other.swift", "public func f(_ client: Client) {} //~ Client\n")
        try project.expectLeaks()
    }

    @Test func throughAModuleThatExportsIt() throws {
        let project = try LeakProject(["Door -> DoorKit", "DoorKit -> Library", "Feature -> Door"])
        try project.writeLibrary(Self.library)
        try project.write("Sources/DoorKit/Kit.swift", "@_exported import Library\n")
        try project.write("Sources/Door/Door.swift", "import DoorKit\npublic func f(_ client: Client) {} //~ Client\n")
        try project.write("Sources/Feature/Feature.swift", "import Door\n")
        try project.expectLeaks()
    }

    @Test func otherTypesOfThatName() throws {
        let project = try LeakProject(["Door -> Library, Models", "Models"])
        try project.writeLibrary(Self.library)
        try project.write("Sources/Models/Models.swift", "public struct Client {}\npublic struct Hidden {}\n")
        try project.write("Sources/Door/Model.swift", "import Models\npublic func f(_ client: Client) {}\n")
        try project.write(
            "Sources/Door/Door.swift",
            """
            import Library
            import Models
            public func g(_ hidden: Hidden) {}
            public func h(_ client: Models.Client) {}
            public func i(_ client: Library.Client) {} //~ Client
            """)
        try project.expectLeaks()
    }

    @Test func importsOfOneType() throws {
        let project = try LeakProject(["Door -> Library, Models", "Models"])
        try project.writeLibrary("public struct Client {}\npublic struct Event {}\n")
        try project.write("Sources/Models/Models.swift", "public struct Client {}\n")
        try project.write(
            "Sources/Door/Own.swift",
            "import Library\nimport struct Models.Client\npublic func f(_ client: Client) {}\n")
        try project.write(
            "Sources/Door/One.swift",
            "import struct Library.Event\nimport Models\npublic func g(_ c: Client) {}\npublic func h(_ e: Event) "
                + "{} //~ Event\n"
        )
        try project.expectLeaks()
    }

    @Test func typesThatAFileSeesAlone() throws {
        let project = try LeakProject(["Door -> Library"])
        try project.writeLibrary(Self.library)
        try project.write("Sources/Door/Other.swift", "private struct Client {}\n")
        try project.write("Sources/Door/Door.swift", "import Library\npublic func f(_ client: Client) {} //~ Client\n")
        try project.expectLeaks()
    }

    @Test func exportsOfExports() throws {
        let project = try LeakProject(
            ["Door -> Kit, KitTwo", "KitTwo -> Kit", "Kit -> Library", "Feature -> Door"],
            rule: "modules: 'external:Library', only: [Door, 'Kit*']")
        try project.writeLibrary(Self.library)
        try project.write("Sources/Kit/Kit.swift", "@_exported import Library\n")
        try project.write("Sources/KitTwo/KitTwo.swift", "@_exported import Kit\n")
        try project.write("Sources/Door/Door.swift", "import KitTwo\npublic func f(_ client: Client) {} //~ Client\n")
        try project.write("Sources/Door/Export.swift", "@_exported import KitTwo //~ Library\n")
        try project.write("Sources/Feature/Feature.swift", "import Door\n")
        try project.expectLeaks()
    }

    @Test func oneErrorForEachTypeOfADeclaration() throws {
        let project = try LeakProject(["Door -> Library"])
        try project.writeLibrary("public struct Client {}\npublic struct Event {}\n")
        try project.write(
            "Sources/Door/Door.swift",
            """
            import Library
            public func f(_ a: Client, _ b: Client) -> Client { a } //~ Client
            public struct S { public subscript(i: Client) -> Int { 1 } } //~ Client
            public func + (a: Event, b: Int) -> Int { 1 } //~ Event
            """)
        try project.expectLeaks()
        let output = try project.check()
        for name in ["'S.subscript(_:)' exposes 'Client'", "'+(_:_:)' exposes 'Event'"] {
            #expect(output.contains(name))
        }
    }

    @Test func modulesOfTheProject() throws {
        let project = try LeakProject(
            ["Door -> Legacy", "Legacy", "Feature -> Door"], rule: "modules: Legacy, only: Door")
        try project.write(
            "Sources/Legacy/Legacy.swift", "package struct Near {}\npublic struct Far {}\nstruct Hidden {}\n")
        try project.write(
            "Sources/Door/Door.swift",
            """
            import Legacy
            package func f(_ near: Near) {} //~ Near
            public func g(_ far: Far) {} //~ Far
            public func h(_ hidden: Hidden) {}
            """)
        try project.write("Sources/Feature/Feature.swift", "import Door\n")
        try project.expectLeaks()
    }

    @Test func setAside() throws {
        let project = try LeakProject(["Door -> Library"])
        try project.writeLibrary(Self.library)
        try project.write(
            "Sources/Door/Door.swift",
            "import Library\npublic func f(_ client: Client) {} // dovetail:ignore leaked-type: until the next "
                + "release\n"
        )
        try project.expectLeaks()
        try project.write("Sources/Door/Door.swift", "import Library\npublic func f(_ client: Client) {}\n")
        let rules = try String(contentsOf: project.url.appendingPathComponent("dovetail.yml"), encoding: .utf8)
        for rule in ["leaked-type", "wall"] {
            try project.write(
                "dovetail.yml",
                rules + "exceptions:\n  - {rule: \(rule), from: Door, to: 'external:Library', reason: for now}\n")
            #expect(try project.check().contains("0 errors, 0 warnings"))
        }
        try project.write("Sources/Door/Door.swift", "import Library\n")
        #expect(
            try project.check().contains("the exception to 'wall' for 'Door' and 'external:Library' is unused"))
    }

    @Test func aProjectSaysWhyAndSeesWhere() throws {
        let project = try LeakProject(
            ["Door -> Library", "Feature -> Door"],
            rule: "modules: 'external:Library', only: Door}\n    why: '{from} is to hide {to}'\n    #")
        try project.writeLibrary(Self.library)
        try project.write(
            "Sources/Door/Door.swift", "import Library\npublic struct A { public var client: [Client] }\n")
        try project.write("Sources/Feature/Feature.swift", "import Foundation\nimport Door\n")
        let output = try project.check()
        for line in [
            "Sources/Door/Door.swift:2:39: error: 'A.client' exposes 'Client' of 'Library' to other modules, but "
                + "the rule 'wall' lets only Door use it [leaked-type]",
            "Sources/Feature/Feature.swift:2:8: note: 'Feature' can see it because it depends on 'Door'",
            "dovetail.yml:2:5: note: why: Door is to hide Library",
        ] {
            #expect(output.contains(line), "\(output)")
        }
    }
}
