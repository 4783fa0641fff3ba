import Foundation
import SampleApp
import SampleFeature

/// Does one thing of the runtime many times, for a counter of instructions: `runtime-instructions ROW COUNT`. Without
/// arguments it lists the rows.
@main
enum RuntimeInstructions {
    static func main() throws {
        let root = AppComponent()
        let card = root.card
        let container = try makeContainer()
        let rows: KeyValuePairs<String, (Int) -> Void> = [
            "shared hit": { for _ in 0..<$0 { _ = readShared(root) } },
            "dependency.x hit": { for _ in 0..<$0 { _ = readDependency(card) } },
            "child": { for _ in 0..<$0 { _ = createChild(root) } },
            "singleton hit": { for _ in 0..<$0 { _ = resolveSingleton(container) } },
            "named singleton hit": { for _ in 0..<$0 { _ = resolveNamed(container) } },
            "main-actor singleton hit": { count in
                MainActor.assumeIsolated { for _ in 0..<count { _ = resolveOnMain(container) } }
            },
            "singleton hit with an argument": { for _ in 0..<$0 { _ = resolveByArgument(container) } },
            "singleton hit with two arguments": { for _ in 0..<$0 { _ = resolveByArguments(container) } },
            "transient leaf": { for _ in 0..<$0 { _ = resolveLeaf(container) } },
            "registration": { _ = try? makeLargeContainer($0) },
            "failed resolution": { for _ in 0..<$0 { _ = resolveMissing(container) } },
            "graph of ten": { for _ in 0..<$0 { _ = resolveGraph(container) } },
            "async singleton hit": { count in
                let done = DispatchSemaphore(value: 0)
                Task.detached {
                    for _ in 0..<count { _ = await resolveAsync(container) }
                    done.signal()
                }
                done.wait()
            },
        ]
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first else { return rows.forEach { print($0.key) } }
        guard let row = rows.first(where: { $0.key == name }), let count = arguments.last.flatMap(Int.init) else {
            print("error: no row '\(name)', or no count; without arguments, the rows are listed")
            exit(2)
        }
        row.value(count)
    }
}
