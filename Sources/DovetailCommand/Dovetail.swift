import ArgumentParser
 
 

@main
struct Dovetail: ParsableCommand {
    func run() throws { print(1) }
}
