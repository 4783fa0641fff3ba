import BankInterfaces
import Dovetail

/// The safe box module's scope.
public final class SafeBoxComponent: Component<SafeBoxDependency> {
    /// Takes signed deposits, for the signing step below this component.
    public var vault: SafeBoxVault {
        shared { SafeBoxVault(customer: dependency.customer, ledger: dependency.ledger) }
    }

    var signingStep: SafeBoxSigningComponent {
        SafeBoxSigningComponent(parent: self)
    }
}
