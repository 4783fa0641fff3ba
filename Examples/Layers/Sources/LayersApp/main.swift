import AppCore
import AppData
import AppDomain
import AppPresentation
import Dovetail

// `LayersApp posts.db` keeps posts in that file; without a path they are kept as long as the app runs.
let container = try Container(
    DataAssembly(path: CommandLine.arguments.dropFirst().first),
    DomainAssembly(),
    PresentationAssembly(screen: Terminal()))
try container.validate()
let main = try container.resolve((any Coordinator).self, name: Coordinators.main)
try main.start()
