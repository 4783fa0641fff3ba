extension Double {
    /// The number as a whole count of seconds: `1 second`, `20 seconds`.
    package var inSeconds: String { Int(self) == 1 ? "1 second" : "\(Int(self)) seconds" }
}
