import ExternalLibrary
import VendorSession

/// The vendor's library as the interface that features know.
struct SessionAdapter: SignIn {
    func open(user: String) -> Int { Int(session_open(user)) }
}

try AppLog.use(SessionAdapter())
AppLog.send("launched")
print("session \(try AppLog.open(user: "lee"))")
print("\(AppLog.total) events")
