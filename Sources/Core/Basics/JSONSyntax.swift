package import Foundation

/// Finds why a document is not JSON. Foundation's decoder does not say on all systems; `JSONSerialization` says only in
/// its error.
package enum JSONSyntax {
    /// Why `data` is not JSON, in words for the user; nil if it is.
    package static func problem(in data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            let info = (error as NSError).userInfo
            let text = info["NSDebugDescription"] as? String ?? error.localizedDescription
            let digits = text.components(separatedBy: "around character ").dropFirst().first?.prefix { $0.isNumber }
            guard let offset = info["NSJSONSerializationErrorIndex"] as? Int ?? digits.flatMap({ Int($0) }),
                offset <= data.count
            else { return "it is not JSON: \(text)" }
            let before = data.prefix(offset)
            let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
            return "it is not JSON at line \(1 + before.count { $0 == 10 }), column \(offset - start + 1)"
        }
    }
}
