import DovetailBinaries
import DovetailFacts
import DovetailLibraries
import Testing

@Suite struct WrapPlanTests {
    private func plan(_ libraries: String, _ images: String = "") -> WrapPlan {
        let linkage = LinkageText(images: images, libraries: libraries).linkage
        return WrapPlan(linkage.libraries, linkage: linkage)
    }

    private func reasons(_ libraries: String, _ images: String = "") -> [String] {
        plan(libraries, images).entries.map { entry in
            switch entry.decision {
            case .wrap: "\(entry.name): wrap"
            case .inject: "\(entry.name): inject"
            case .leave(let reason): "\(entry.name): \(reason)"
            }
        }
    }

    @Test func staticAndDynamic() {
        let plan = plan(
            """
            W/Zip.framework module:z module:UIKit.framework | static: @Zip auto:CoreData.framework auto:Ana.framework ; +_kZip NSData(Zip)
            V/Login.framework | dynamic: NSData(L)
            V/Ana.framework module:sqlite3 module:z module:Zip.framework | static: @Ana >Gone auto:Gone.framework auto:swiftCore
            """)
        #expect(plan.entries.map(\.path) == ["V/Ana.framework", "V/Login.framework", "W/Zip.framework"])
        var ana = WrapPlan.LinkInputs()
        ana.libraries = ["sqlite3", "z"]
        ana.unknown = ["Gone"]
        var zip = WrapPlan.LinkInputs()
        zip.categories = ["NSData(Zip)"]
        zip.libraries = ["z"]
        zip.frameworks = ["CoreData", "UIKit"]
        #expect(plan.entries.map(\.decision) == [.wrap(ana), .inject, .wrap(zip)])
        #expect(zip.flags == ["-ObjC"])
        #expect(ana.flags == [])
        var wrapper = zip
        wrapper.libraries = ["sqlite3", "z"]
        wrapper.unknown = ["Gone"]
        #expect(plan.wrapper == wrapper)
    }

    @Test func whatIsLeft() {
        #expect(
            reasons(
                """
                V/Lost.framework
                V/Damaged.framework problem:lost | static:
                V/LTO.framework | unread:
                V/Mixed.xcframework | static: | dynamic arm64 of macOS:
                V/Program.framework | program:
                """) == [
                    "Damaged: it is damaged: lost", "LTO: it is not read: LLVM bitcode",
                    "Lost: it has no readable binary",
                    "Mixed: it is static for some platforms and dynamic for others",
                    "Program: it is a program or a plug-in, which cannot be linked",
                ])
    }

    @Test func whatTheProjectRunsOn() {
        let library = "V/A.framework | static arm64 of iOS:"
        #expect(
            reasons(library, "- {name: App, slices: [macOS, iOS arm64, iOS x86_64]}") == [
                "A: it has no slice for iOS x86_64 and macOS"
            ])
        #expect(reasons(library, "- {name: App, slices: [iOS]}") == ["A: wrap"])
        #expect(WrapPlan(LinkageText(images: "", libraries: library).linkage.libraries).entries.count == 1)
    }

    @Test func damagedBinaries() {
        var library = LibraryText("V/libA.a | static: +f").bundle
        library.variants[0].binary?.problems = [BinaryProblem(offset: 8, text: "the last member ends early")]
        let entry = WrapPlan([library]).entries[0]
        #expect(entry.decision == .leave(reason: "it is damaged: the last member ends early (at byte 8)"))
    }
}
