#if DEBUG
    import Dovetail
    import Foundation
    import Testing

    /// In debug builds, the main thread says what it waits for.
    @Suite(.serialized, limited(toMinutes: 1)) struct MainThreadTests {
        @Test func aSingletonThatAnotherThreadBuilds() throws {
            let watch = Watch()
            let container = try Container { c in
                c.register(Screen.self) { r in Screen(device: try r.resolve()) }
                c.register(Device.self, scope: .singleton) { _ in
                    watch.build()
                    return Device()
                }
            }
            let line = #line - 6
            let text = watch.said {
                _ = try? container.resolve(Device.self)
            } while: {
                _ = try? container.resolve(Screen.self)
            }
            let (screen, device) = (place("Screen", line), place("Device", line + 1))
            #expect(text.contains("the main thread has been waiting"))
            #expect(text.contains("for \(device), which another thread is building"))
            #expect(text.hasSuffix("main thread: \(screen) → \(device)\nother thread: \(device)"))
        }

        private func place(_ type: String, _ line: Int) -> String { "\(type) (MainThreadTests.swift:\(line))" }

        @Test func aSharedValueThatAnotherThreadBuilds() {
            let watch = Watch()
            let component = Unchecked(value: CardComponent(dependency: CardDouble()))
            let read: @Sendable () -> Void = {
                let key = (file: "Test/Device.swift" as StaticString, function: "device" as StaticString)
                _ = component.value.shared(file: key.file, line: 1, column: 1, function: key.function) { () -> Device in
                    watch.build()
                    return Device()
                }
            }
            let text = watch.said(read, while: read)
            #expect(text.contains("the shared value of device (Test/Device.swift), which another thread is building"))
        }
    }

    /// What the main thread says while another thread builds something.
    private final class Watch: Sendable {
        private let isBuilding = Guarded(false)
        private let said = Guarded<[String]>([])

        /// Takes until the main thread has said something.
        func build() {
            isBuilding.change { $0 = true }
            for _ in 0..<30_000 where said.value.isEmpty { usleep(1_000) }
        }

        /// What the calling thread says, which stands for the main thread.
        func said(_ build: @escaping @Sendable () -> Void, while body: () -> Void) -> String {
            let (said, own) = (self.said, pthread_self())
            var report = MainThreadReport()
            report.delay = 50
            report.isMainThread = { pthread_equal(pthread_self(), own) != 0 }
            report.write = { text in said.change { $0.append(text) } }
            MainThreadReport.use(report)
            defer { MainThreadReport.use(MainThreadReport()) }
            Thread.detachNewThread(build)
            for _ in 0..<30_000 where !isBuilding.value { usleep(1_000) }
            body()
            #expect(said.value.count == 1)
            return said.value.first ?? ""
        }
    }

    private final class Device: Sendable {}

    private final class Screen {
        let device: Device
        init(device: Device) { self.device = device }
    }
#endif
