/// All features.
enum Catalog {
    static let features: [Feature] =
        [
            Receivers.all, MoreReceivers.all, ContainerChoices.all, Registering.all, MoreRegistering.all, Helpers.all,
            MoreHelpers.all, Wrappers.all, Flows.all, Calls.all, Conditions.all, Modules.all,
            Passing.all, Sites.all, Shapes.all, Layouts.all,
        ].flatMap { $0 }
}
