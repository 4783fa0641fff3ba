import DovetailAdapters
import DovetailFacts
import Foundation
import Testing

/// Which members a protocol requires, which decisions are left to the user, and what is left out for which reason.
@Suite struct AdapterPlanTests {
    private func planned(_ library: LibraryInterface, _ options: AdapterOptions) throws -> AdapterPlan.Planned {
        try #require(AdapterPlan(library, options).types.first)
    }

    private func titles(_ planned: AdapterPlan.Planned) -> [String] { planned.members.map(\.requirement.title) }

    private func refusal(_ library: LibraryInterface, _ options: AdapterOptions) -> String? {
        do {
            _ = try AdapterPlan(library, options)
            return nil
        } catch { return "\(error)" }
    }

    // MARK: Leaks

    private let dialog = vendor(
        declared(
            .class, "Dialog", method("show", ["count": "Int"]), variable("mode", "Mode"),
            method("modes", returning: "[String: [Mode]]"), method("done", ["_": "(Dialog.Style) -> Void"]),
            method("when", returning: "Date")),
        declared(.enum, "Mode"), declared(.enum, "Dialog.Style"))

    @Test func whatNamesATypeOfTheLibraryIsAPersonsDecision() throws {
        let planned = try planned(dialog, asking("Dialog"))
        #expect(titles(planned) == ["show(count:)", "when()"])
        #expect(planned.decisions.map(\.title) == ["mode", "modes()", "done(_:)"])
        #expect(
            planned.decisions.map(\.text).allSatisfy { $0.contains(" of Vendor: allow it with --keep ") })
        #expect(planned.decisions.last?.text.contains("uses 'Dialog.Style'") == true)
    }

    @Test func whatIsKeptMayBeNamed() throws {
        let mode = try planned(dialog, asking("Dialog") { $0.kept = ["Vendor.Mode"] })
        #expect(mode.decisions.map(\.title) == ["done(_:)"])
        // Keeping a type also keeps its nested types.
        let both = try planned(dialog, asking("Dialog") { $0.kept = ["Mode", "Dialog"] })
        #expect(both.decisions.isEmpty)
        #expect(try planned(dialog, asking("Dialog") { $0.keepsAll = true }).decisions.isEmpty)
    }

    @Test func anAliasIsWhatItStandsFor() throws {
        var completion = declared(.typealias, "Completion")
        completion.target = type("(Int) -> Void")
        var failing = declared(.typealias, "Failing")
        failing.target = type("(Mode) -> Void")
        let library = vendor(
            declared(.class, "Dialog", method("show", ["_": "Completion"]), method("fail", ["_": "Failing"])),
            completion, failing, declared(.enum, "Mode"))
        let planned = try planned(library, asking("Dialog"))
        #expect(planned.members.first?.requirement.parameters.first?.type.text == "(Int) -> Void")
        #expect(planned.decisions.map(\.title) == ["fail(_:)"])
        #expect(planned.decisions.first?.text.contains("uses 'Mode'") == true)
    }

    @Test func aNestedNameComesBeforeOneOfTheModule() throws {
        let library = vendor(
            declared(.class, "Dialog", variable("style", "Style")), declared(.enum, "Dialog.Style"),
            declared(.enum, "Style"))
        let planned = try planned(library, asking("Dialog") { $0.kept = ["Style"] })
        #expect(planned.decisions.first?.text.contains("'Dialog.Style'") == true)
        #expect(try self.planned(library, asking("Dialog") { $0.kept = ["Dialog.Style"] }).decisions.isEmpty)
    }

    // MARK: Adapters

    @Test func whatGivesBackAnAdaptedTypeIsWrapped() throws {
        let library = vendor(
            declared(
                .class, "Session", method("task", returning: "Task"), method("all", returning: "[Task]"),
                variable("last", "Task?")), declared(.class, "Task", method("resume")))
        let plan = try AdapterPlan(library, asking("Session", "Task"))
        let session = try #require(plan.types.first)
        #expect(session.adapterName == "SessionAdapter" && plan.types.last?.adapterName == nil)
        #expect(
            session.members.map { $0.requirement.result?.text }
                == ["any TaskProtocol", "[any TaskProtocol]", "(any TaskProtocol)?"])
        let alone = try planned(library, asking("Session"))
        #expect(alone.adapterName == nil && alone.decisions.count == 3)
    }

    @Test func anAdapterCannotPassEverythingOn() throws {
        var variadic = method("log", ["_": "Int"])
        variadic.requirement.parameters[0].isVariadic = true
        var mutating = method("grow")
        mutating.ownership = "mutating"
        let library = vendor(
            declared(
                .struct, "Node", method("next", returning: "Node"), variadic, mutating,
                method("add", ["_": "Self"]), initializer(["id": "Int"])))
        let plan = try AdapterPlan(library, asking("Node"))
        #expect(titles(plan.types[0]) == ["next()"])
        #expect(plan.types[0].decisions.map(\.title) == ["log(_:)", "grow()", "add(_:)"])
        #expect(
            plan.leftOut.map(\.reason) == ["adapters wrap existing values of the library and have no such initializer"])
    }

    // MARK: Members left out

    @Test func aMemberIsLeftOutWithItsReason() throws {
        var odd = method("odd")
        odd.obstacle = "it is a macro's"
        let old = method("old", attributes: ["@available(*, deprecated)"])
        let library = vendor(
            declared(
                .class, "Dialog", method("show"), method("hide"), odd, old, initializer(["id": "Int"]),
                initializer(["name": "String"], isRequired: true)))
        let plan = try AdapterPlan(
            library,
            asking("Dialog") {
                $0.omitted = ["hide"]
                $0.omitsDeprecated = true
            })
        #expect(titles(plan.types[0]) == ["show()", "init(name:)"])
        let reasons = Dictionary(uniqueKeysWithValues: plan.leftOut.map { ($0.titles.joined(), $0.reason) })
        #expect(reasons["hide()"] == "it is in --omit" && reasons["odd()"] == "it is a macro's")
        #expect(reasons["old()"] == "it is deprecated")
        #expect(reasons["init(id:)"]?.hasPrefix("it is not a 'required' initializer") == true)
    }

    @Test func membersAreNamedByNameTitleOrTypes() throws {
        let library = vendor(
            declared(
                .class, "Dialog", method("show", ["_": "Int"]), method("show", ["_": "URL"]),
                method("show", ["with": "Int", "style": "String"]), method("hide")))
        func wanted(_ names: String...) throws -> [String] {
            let planned = try planned(library, asking("Dialog") { $0.members = names })
            return planned.members.map { $0.requirement.parameters.map(\.type.text).joined(separator: ",") }
        }
        #expect(try wanted("show") == ["Int", "URL", "Int,String"])
        #expect(try wanted("show(_:)") == ["Int", "URL"] && wanted("Dialog.show(_:)") == ["Int", "URL"])
        #expect(try wanted("show(_:URL)") == ["URL"])
        #expect(try wanted("show(with:Int,style:)") == ["Int,String"] && wanted("hide") == [""])
        #expect(
            refusal(library, asking("Dialog") { $0.members = ["hidde"] })
                == "'Dialog' has no member 'hidde'; did you mean 'hide'?")
    }

    @Test func ofAPairWithACompletionHandlerOneMayDo() throws {
        let library = vendor(
            declared(
                .class, "Loader", method("load", ["id": "Int", "completion": "(String) -> Void"]),
                method("load", ["id": "Int"], returning: "String", isAsync: true),
                method("store", ["completion": "(Int) -> Void"]), method("fetch", isAsync: true)))
        func titles(_ pairs: AdapterOptions.Pairs) throws -> [String] {
            self.titles(try planned(library, asking("Loader") { $0.pairs = pairs }))
        }
        let (handler, other) = ("load(id:completion:)", ["store(completion:)", "fetch()"])
        #expect(try titles(.both) == [handler, "load(id:)"] + other)
        #expect(try titles(.async) == ["load(id:)"] + other)
        #expect(try titles(.handlers) == [handler] + other)
    }

    @Test func inheritedMembersAreTheTypesOwn() throws {
        let library = vendor(
            declared(.class, "View", inherits: ["UIView"], method("draw"), initializer(isRequired: false)),
            declared(.class, "Dialog", inherits: ["View", "Sendable"], method("show"), method("draw")))
        let plan = try AdapterPlan(library, asking("Dialog"))
        #expect(titles(plan.types[0]) == ["show()", "draw()"])
        #expect(plan.types[0].isSendable)
        #expect(plan.notes == ["'Dialog' inherits 'UIView' of another module, whose members are not mirrored"])
    }

    // MARK: Refusals

    @Test func whatCannotBeAdaptedIsRefused() {
        var short = declared(.typealias, "Short")
        short.target = type("Dialog")
        var library = vendor(
            declared(.class, "Dialog"), declared(.class, "Kit.Dialog"), declared(.protocol, "Delegate"), short,
            declared(.struct, "Token", inherits: ["~Copyable"]), declared(.class, "Taken"),
            declared(.class, "TakenProtocol"))
        library.extended = ["Date": "Foundation"]
        #expect(refusal(library, asking("Vendor.Dialog")) == nil)
        #expect(
            refusal(library, asking("Dialgo"))
                == "no type is called 'Dialgo' in the interface of 'Vendor'; did you mean 'Dialog'?")
        #expect(
            refusal(library, asking("Date"))
                == "'Vendor' only extends 'Date', which is a type of 'Foundation': --module Foundation")
        #expect(refusal(library, asking("Short")) == "'Short' is an alias of 'Dialog'; adapt that type instead")
        #expect(refusal(library, asking("Delegate"))?.hasPrefix("'Delegate' is already a protocol") == true)
        #expect(refusal(library, asking("Token"))?.hasPrefix("'Token' is not copyable") == true)
        #expect(refusal(library, asking("Taken"))?.hasPrefix("'Vendor' already has a type 'TakenProtocol'") == true)
        #expect(refusal(library, asking("Taken") { $0.protocolNames = ["Taken": "Free"] }) == nil)
        #expect(
            refusal(library, asking("Dialog") { $0.protocolNames = ["Taken": "Free"] })
                == "--protocol-name refers to 'Taken', which is not one of --types")
        #expect(
            refusal(library, asking("Dialog", "Kit.Dialog") { $0.protocolNames = ["Kit.Dialog": "DialogProtocol"] })?
                .hasPrefix("two types would get the protocol 'DialogProtocol'") == true)
    }
}
