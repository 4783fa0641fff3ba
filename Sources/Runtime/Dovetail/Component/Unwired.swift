/// Stops the program: a component is being built without its wiring.
///
/// A program cannot reach this if its generated file is up to date and `dovetail check` reports no error.
/// docs/getting-started.md lists all places where the library stops the program.
func unwired(_ component: Any.Type, under parent: any Scope) -> Never {
    let root = parent is Outside
    let place = root ? "is a root without wiring" : "has no wiring under \(type(of: parent))"
    fatalError(
        """
        Dovetail: \(component) \(place).
        The file that 'dovetail generate' writes is missing or older than the sources. Fix it with one of:
          - add DovetailPlugin to the target that \(root ? "declares \(component)" : "holds the root"), so that each build writes the file;
          - run 'dovetail generate' again and compile its output into that target;
          - in a test, build the component from a double: \(root ? "Component" : "\(component)")(dependency: …), \
        with DovetailPlugin on the test target if the component creates children.
        """)
}
