/// The module that programs print their results with.
enum ProbeModule {
    static let source = """
        import Foundation

        /// Says what a lookup gives, and where it stands; first that it starts, in case it does not return.
        @discardableResult
        public func probe<T>(
            _ value: @autoclosure () -> T?, file: StaticString = #fileID, line: UInt = #line
        ) -> T? {
            print("? \\("\\(file)"):\\(line)")
            fflush(stdout)
            return seen(value(), file: file, line: line)
        }

        /// Says what a lookup gave.
        @discardableResult
        public func seen<T>(_ value: T?, file: StaticString = #fileID, line: UInt = #line) -> T? {
            print("@ \\("\\(file)"):\\(line) \\(word(for: value))")
            fflush(stdout)
            return value
        }

        /// A service that is itself optional may be nil although it is found.
        private func word<T>(for value: T?) -> String {
            guard let value else { return "nil" }
            let mirror = Mirror(reflecting: value)
            return mirror.displayStyle == .optional && mirror.children.isEmpty ? "empty" : "ok"
        }

        """
}
