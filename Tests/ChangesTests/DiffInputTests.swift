import Foundation
import Testing
import ToolRunner

/// What `dovetail diff` says of states that it cannot compare.
@Suite struct DiffInputTests {
    private func errors(_ file: String, _ text: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(file, text)
        let run = try Command.dovetail(["diff", file, file], in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        return run.errors
    }

    private static let edge =
        #"{"from":0,"to":3,"kind":"creates","location":{"path":"a","line":1,"column":1}}"#
    private static let head = #""tool":{"name":"dovetail","version":"0"},"version":1"#

    @Test(arguments: [
        ("{\"nodes\": [", "'a.json' is not a graph: it is not JSON"),
        ("[]", "'a.json' is not a graph: it has no nodes and edges; write it with"),
        (#"{"findings":[],"version":1}"#, "'a.json' is not a graph: it has no nodes and edges; write it with"),
        (
            #"{"nodes":[],"edges":[]}"#,
            "'a.json' does not have what can be compared: it is a drawing of modules alone, or was written by an older"
        ),
        (
            #"{"nodes":[],"edges":[],"tool":{"name":"other"},"version":1}"#,
            "'a.json' does not have what can be compared"
        ),
        (
            #"{"nodes":[],"edges":[],"tool":{"name":"dovetail","version":"9"},"version":2}"#,
            "'a.json' has version 2 of the format, but this dovetail reads version 1; write both files with the same"
        ),
        (
            "{\"nodes\":[],\"edges\":[],\"focus\":\"Card\",\(head)}",
            "'a.json' has only what belongs to 'Card'; write it without"
        ),
        ("{\"nodes\":[{}],\"edges\":[],\(head)}", "'a.json' is damaged: the key 'kind' is missing at nodes[0]"),
        (
            "{\"nodes\":[],\"edges\":[\(edge)],\(head)}",
            "'a.json' is damaged: it refers to nodes or modules that it does not have"
        ),
    ])
    func refusesOtherFiles(_ text: String, _ message: String) throws {
        let errors = try errors("a.json", text)
        #expect(errors.hasPrefix("error: \(message)"), "\(errors)")
    }

    @Test func refusesWhatIsNoState() throws {
        let shop = try ShopRepository()
        #expect(
            try shop.dovetail("diff", "bass", status: 2).errors == "error: 'bass' is neither a file nor a revision\n")
        #expect(
            try shop.dovetail("affected", "--since", "bass", status: 2).errors
                == "error: 'bass' is not a revision of this repository\n")
        let folder = try TemporaryFolder()
        let run = try Command.dovetail(["diff", "main"], in: folder.url)
        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix(
                "error: 'main' is neither a file nor a revision: the revisions of the current folder cannot be read: "),
            "\(run.errors)")
    }

    @Test func saysWhyARevisionCannotBeRead() throws {
        let shop = try ShopRepository()
        try shop.replace("layers:", with: "layer:", in: "dovetail.yml")
        try shop.commit("broken")
        let run = try shop.dovetail("diff", "base", "broken", status: 2)
        #expect(run.errors.hasPrefix("dovetail.yml:1:1: error: "), "\(run.errors)")
        #expect(run.errors.hasSuffix("error: revision 'broken' cannot be read; the reason is above\n"), "\(run.errors)")
        let folder = shop.folder.url.path
        try shop.folder.write("list.txt", "Sources/App/main.swift\n\(folder)/Sources/Card/Card.swift\n")
        try shop.folder.write(
            "modules.json", "{\"modules\": [{\"name\": \"App\", \"files\": [\"\(folder)/A.swift\"]}]}")
        for arguments in [
            ["--module", "App=\(folder)/Sources/App"], ["list.txt"], ["--modules-file", "modules.json"],
        ] {
            let run = try Command.run(
                Command.dovetail, ["diff", "base", "base"] + arguments, in: shop.folder.url)
            #expect(run.status == 2 && run.errors.contains("is not the same file in each revision"), "\(arguments)")
        }
        let absolute = try shop.dovetail("diff", "base", "base", shop.folder.url.path, status: 2)
        #expect(absolute.errors.contains("is not the same file in each revision; pass a path relative to this folder"))
    }
}
