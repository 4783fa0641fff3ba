import ArgumentParser
import DovetailBasics
import DovetailFacts
import DovetailProject
import DovetailScaffolding
import DovetailSwiftCode

/// The location of a third-party library.
struct LibraryOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The URL of the library's package; needs --from.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("The minimum version of the package at --url.", valueName: "version"))
    var from: String?

    @Option(help: ArgumentHelp("The folder of the library's package, if it is local.", valueName: "folder"))
    var path: String?

    @Option(help: ArgumentHelp("The product to link, if its name differs from the library's.", valueName: "name"))
    var product: String?

    mutating func validate() throws {
        guard url == nil || from != nil else { throw ValidationError("--url needs --from") }
        guard from == nil || url != nil else { throw ValidationError("--from needs --url") }
        guard url == nil || path == nil else { throw ValidationError("--url and --path cannot be combined") }
        guard product == nil || url != nil || path != nil else {
            throw ValidationError("--product needs --url or --path")
        }
    }

    /// The library; nil if the options do not name one.
    ///
    /// - Parameter name: its name in this package.
    /// - Parameter folder: the folder of the package that will use it.
    func library(_ name: String, in folder: String) throws -> AdapterTemplate.Library? {
        if let path { return try local(path, name: name, folder: folder) }
        guard let url, let from else { return nil }
        let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        let identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        guard !identity.isEmpty, !url.contains(where: { "\"\\ \n".contains($0) }) else {
            throw InputError("'\(url)' is not a package URL")
        }
        let numbers = from.prefix { $0 != "-" && $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count == 3, numbers.allSatisfy({ Int($0) != nil }), !from.contains("\"") else {
            throw InputError("a version has three numbers, such as 1.0.0, not '\(from)'")
        }
        let product = product ?? name
        return AdapterTemplate.Library(
            package: .url(url, from: from), packageName: identity, product: product, module: moduleName(product))
    }

    private func local(_ path: String, name: String, folder: String) throws -> AdapterTemplate.Library {
        let reference = try PackagePath(path).seen(from: folder)
        let manifest = SwiftPackage(path).manifest
        if let unparsed = manifest.unparsed { throw unparsed }
        let products = manifest.products.keys.sorted()
        let wanted = product ?? (products.count == 1 ? products[0] : name)
        let targets = manifest.products[wanted]
        if targets == nil, manifest.hasComputedProducts {
            guard product != nil else {
                throw InputError(
                    "'\(path)/Package.swift' does not list its products as literals; choose one with --product")
            }
        } else if targets == nil {
            let known = products.isEmpty ? "" : "; --product names one of \(products.joined(separator: ", "))"
            throw InputError(
                products.isEmpty && product == nil
                    ? "'\(path)' has no products" : "'\(path)' has no product '\(wanted)'\(known)")
        }
        let package = manifest.name ?? reference.split(separator: "/").last.map(String.init) ?? name
        let modules = targets.flatMap { $0.isEmpty ? nil : $0.map(moduleName) }
        let module = moduleName(wanted)
        return AdapterTemplate.Library(
            package: .path(reference, name: package), packageName: package, product: wanted,
            module: modules.map { $0.contains(module) ? module : $0[0] } ?? module, modules: modules)
    }
}
