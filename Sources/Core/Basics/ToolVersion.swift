/// The tool's version, on which its caches and reports depend.
package enum ToolVersion {
    package static let current = "0.1.0"
}
