import Dovetail

final class Session {
    let user = "Hana"
}
