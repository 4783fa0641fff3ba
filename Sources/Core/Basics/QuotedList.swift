/// Names in quotes, separated by commas.
package func quotedList(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
