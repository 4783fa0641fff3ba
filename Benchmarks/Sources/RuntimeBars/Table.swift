import Foundation

/// A measured figure and its limit.
struct Row {
    let what: String
    let measured: Double
    let bar: Double
    let detail: String

    var isOK: Bool { measured <= bar }
}

/// The rows as a text table.
func table(_ rows: [Row]) -> String {
    let cells =
        [["what", "measured", "bar", "ok", "detail"]]
        + rows.map { [$0.what, figure($0.measured), figure($0.bar), ok($0), $0.detail] }
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
        zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ")
    }
    .joined(separator: "\n")
}

/// Whether a row is within its limit, if it has one.
func ok(_ row: Row) -> String { row.bar == .infinity ? "" : row.isOK ? "yes" : "NO" }

/// A number with two decimals.
func figure(_ number: Double) -> String {
    number == .infinity ? "none" : String(format: "%.2f", number)
}
