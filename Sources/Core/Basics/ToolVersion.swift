/// The version of the tool, of which what it keeps and reports is a function.
package enum ToolVersion {
    package static let current = "0.1.0"
}
