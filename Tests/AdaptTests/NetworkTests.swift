import Foundation
import Testing
import ToolRunner

/// The second half of the post: Foundation's session behind a protocol, with its tasks also behind one.
@Suite struct NetworkTests {
    private static let program = """
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        final class API {
            private let service: any NetworkServiceProtocol

            init(service: any NetworkServiceProtocol) { self.service = service }

            func request(url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
                let task = service.dataTask(with: url, completionHandler: completionHandler)
                task.resume()
            }
        }

        @main struct Program {
            @MainActor static func main() {
                let service = NetworkServiceStub(), task = NetworkingDataTaskServiceStub()
                service.dataTaskWithCompletionHandlerReturnValue = task
                guard let url = URL(string: "https://example.org") else { return }
                API(service: service).request(url: url) { data, _, _ in print(data?.count ?? 0) }
                print(service.dataTaskWithCompletionHandlerReceivedArguments?.url.host ?? "")
                //> example.org
                print(task.resumeCalled, task.cancelCalled)
                //> true false
                service.dataTaskWithCompletionHandlerReceivedArguments?.completionHandler(Data([1, 2]), nil, nil)
                //> 2

                let session = URLSessionAdapter(URLSession(configuration: .default))
                let real = session.dataTask(with: url) { _, _, _ in }
                real.cancel()
                print(real is URLSessionDataTask)
                //> true
                NetworkFacade.networkServiceType = URLSessionAdapter.self
                print((NetworkFacade.shared as? URLSessionAdapter)?.base === URLSession.shared)
                //> true
                NetworkFacade.networkService = service
                print(NetworkFacade.networkService === service)
                //> true
            }
        }
        """

    @Test func session() throws {
        let library = try AdaptedLibrary("FoundationNetworking", source: nil)
        let run = try library.adapt(
            "--types", "URLSession,URLSessionDataTask", "--members",
            "dataTask(with: URL, completionHandler:),shared,resume,cancel", "--keep", "URLResponse",
            "--protocol-name", "URLSession=NetworkServiceProtocol", "--protocol-name",
            "URLSessionDataTask=NetworkingDataTaskServiceProtocol", "--facade-name", "NetworkFacade")
        #expect(
            run.errors.contains(
                "'URLSession' is used through 'NetworkServiceProtocol', implemented by 'URLSessionAdapter'"))
        #expect(run.errors.contains("'URLSessionDataTask' conforms to 'NetworkingDataTaskServiceProtocol' directly"))
        try library.work.write("Program.swift", Self.program)
        for mode in LanguageMode.allCases {
            let files = library.swiftFiles("Out/Interface", "Out/Library", "Out/Stubs") + ["Program.swift"]
            #expect(try library.output(files, objects: [], mode) == expectedOutput(Self.program), "\(mode)")
        }
    }

    /// The compiler rejects the post's solution, an extension with the protocol in place of the task. An adapter is
    /// written only if it is needed.
    @Test func keptTasks() throws {
        let library = try AdaptedLibrary("FoundationNetworking", source: nil)
        let run = try library.adapt(
            "--types", "URLSession", "--members", "dataTask(with:)", "--keep", "URLRequest,URLSessionDataTask")
        #expect(run.errors.contains("'URLSession' conforms to 'URLSessionProtocol' directly"))
        let leaking = try library.adapt("--types", "URLSession", "--members", "dataTask(with:)", status: 3)
        #expect(leaking.errors.contains("allow it with --keep URLSessionDataTask"))
    }
}
