/// The demand deposit module, as other modules see it.
public protocol DemandDepositScreens {
    /// The screen on which an account is managed.
    func managementScreen(of account: AccountNumber) -> Screen
}
