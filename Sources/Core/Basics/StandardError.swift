import Foundation

/// Standard error, a line at a time.
package enum StandardError {
    package static func print(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
