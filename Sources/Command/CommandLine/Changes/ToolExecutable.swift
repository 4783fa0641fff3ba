import Foundation

/// The running executable.
enum ToolExecutable {
    /// Its path.
    static var path: String {
        #if os(Linux)
            // Not with Bundle, which stops the program if there is no /proc.
            let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
            let running = Bundle.main.executablePath
        #endif
        return running ?? CommandLine.arguments[0]
    }
}
