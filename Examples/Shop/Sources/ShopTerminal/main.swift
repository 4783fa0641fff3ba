import ShopRoot

let session = Session(shop: ShopComponent())

if CommandLine.arguments.contains("--interactive") {
    print(Session.help)
    while let command = readLine(), command != "quit" {
        await session.run(command).forEach { print($0) }
    }
} else {
    for command in Session.script {
        print("> \(command)")
        await session.run(command).forEach { print($0) }
    }
}
