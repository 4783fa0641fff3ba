/// The types of services, and how a type is written at its two places.
enum Shapes {
    static let all: [Feature] = [
        Feature(
            "generic.class", "a class",
            part: .shape { draft, stem in
                draft.declare(.services, "$Pfinal class PX\(stem) {\n$Pinit() {}\n}")
                return Service(stem: stem, "PX\(stem)", value: "PX\(stem)()", concrete: "PX\(stem)")
            }),
        Feature(
            "generic.box", "a generic type with one argument at both places, or another one",
            part: .shape { draft, stem in
                draft.declareOnce(.services, "$Pfinal class PXBox<Value> {\n$Pinit() {}\n}")
                draft.declare(.services, "$Pstruct PX\(stem) {}")
                let type = "PXBox<PX\(stem)>"
                var service = Service(stem: stem, type, value: "\(type)()", concrete: type)
                if draft.random.percent(20) { service.wanted = "PXBox<Int>" }
                return service
            }),
        Feature(
            "generic.alias", "a type alias at one of the places",
            part: .shape { draft, stem in
                draft.declare(
                    .services,
                    "$Pfinal class PX\(stem) {\n$Pinit() {}\n}\n$Ptypealias PX\(stem)Alias = PX\(stem)")
                var service = Service(stem: stem, "PX\(stem)", value: "PX\(stem)()", concrete: "PX\(stem)")
                if draft.random.percent(50) { service.type += "Alias" } else { service.wanted += "Alias" }
                return service
            }),
        Feature(
            "generic.alias-of-generic", "an alias of a generic type",
            part: .shape { draft, stem in
                draft.declareOnce(
                    .services,
                    """
                    $Pfinal class PXBox<Value> {
                    $Pinit() {}
                    }
                    $Ptypealias PXOf<T> = PXBox<T>
                    $Ptypealias PXInts = PXBox<Int>
                    """
                )
                draft.declare(.services, "$Pstruct PX\(stem) {}")
                let isNumber = draft.random.percent(30)
                let types = isNumber ? ["PXBox<Int>", "PXInts", "PXOf<Int>"] : ["PXBox<PX\(stem)>", "PXOf<PX\(stem)>"]
                let type = draft.random.pick(types)
                var service = Service(stem: stem, type, value: "\(types[0])()", concrete: types[0])
                service.wanted = draft.random.pick(types)
                return service
            }),
        Feature(
            "generic.nested", "a nested type, beside one of the same name elsewhere",
            part: .shape { draft, stem in
                draft.declare(
                    .services,
                    """
                    $Penum PX\(stem)One {
                    $Pfinal class Service {
                    $Pinit() {}
                    }
                    }
                    $Penum PX\(stem)Two {
                    $Pfinal class Service {
                    $Pinit() {}
                    }
                    }
                    """)
                let type = "PX\(stem)One.Service"
                var service = Service(stem: stem, type, value: "\(type)()", concrete: type)
                if draft.random.percent(25) { service.wanted = "PX\(stem)Two.Service" }
                return service
            }),
        Feature(
            "generic.inherited-nested", "a nested type that a subclass inherits",
            part: .shape { draft, stem in
                draft.declare(
                    .services,
                    """
                    $Pclass PX\(stem)Base {
                    $Pfinal class Item {
                    $Pinit() {}
                    }
                    }
                    $Pfinal class PX\(stem)Sub: PX\(stem)Base {}
                    """)
                let (base, sub) = ("PX\(stem)Base.Item", "PX\(stem)Sub.Item")
                var service = Service(stem: stem, base, value: "\(base)()", concrete: base)
                if draft.random.percent(50) { service.type = sub }
                if draft.random.percent(50) { service.wanted = sub }
                return service
            }),
        Feature(
            "generic.array", "an array",
            part: .shape { draft, stem in
                draft.declare(
                    .services, "$Pprotocol PX\(stem) {}\n$Pstruct PXLive\(stem): PX\(stem) {\n$Pinit() {}\n}")
                let type = "[any PX\(stem)]"
                var service = Service(stem: stem, type, value: "[PXLive\(stem)()]", concrete: nil)
                if draft.random.percent(40) { service.wanted = "Array<any PX\(stem)>" }
                return service
            }),
        Feature(
            "generic.composition", "a composition of protocols, in one or the other order",
            part: .shape { draft, stem in
                draft.declare(
                    .services,
                    """
                    $Pprotocol PX\(stem)Reads {}
                    $Pprotocol PX\(stem)Writes {}
                    $Pfinal class PX\(stem)Both: PX\(stem)Reads, PX\(stem)Writes {
                    $Pinit() {}
                    }
                    $Ptypealias PX\(stem) = PX\(stem)Reads & PX\(stem)Writes
                    """)
                let types = [
                    "(any PX\(stem)Reads & PX\(stem)Writes)", "(any PX\(stem)Writes & PX\(stem)Reads)",
                    "(any PX\(stem))",
                ]
                var service = Service(
                    stem: stem, draft.random.pick(types), value: "PX\(stem)Both()", concrete: "PX\(stem)Both")
                service.wanted = draft.random.percent(15) ? "(any PX\(stem)Reads)" : draft.random.pick(types)
                return service
            }),
        Feature(
            "generic.associated", "an associated type",
            part: .shape { draft, stem in
                draft.declareOnce(.services, "$Pprotocol PXFeature {\nassociatedtype Service\n}")
                draft.declare(
                    .services,
                    """
                    $Pfinal class PX\(stem) {
                    $Pinit() {}
                    }
                    $Penum PX\(stem)Feature: PXFeature {
                    $Ptypealias Service = PX\(stem)
                    }
                    """)
                var service = Service(stem: stem, "PX\(stem)", value: "PX\(stem)()", concrete: "PX\(stem)")
                if draft.random.percent(50) { service.type = "PX\(stem)Feature.Service" }
                if draft.random.percent(50) { service.wanted = "PX\(stem)Feature.Service" }
                return service
            }),
        Feature(
            "generic.tuple", "a tuple, with or without labels",
            part: .shape { draft, stem in
                draft.declare(.services, "$Pstruct PX\(stem) {\n$Pinit() {}\n}")
                var service = Service(stem: stem, "(PX\(stem), Int)", value: "(PX\(stem)(), 1)", concrete: nil)
                if draft.random.percent(15) { service.wanted = "(Int, PX\(stem))" }
                return service
            }),
        Feature(
            "generic.function", "a function",
            part: .shape { draft, stem in
                draft.declare(.services, "$Pstruct PX\(stem) {\n$Pinit() {}\n}")
                let type = "(() -> PX\(stem))"
                var service = Service(stem: stem, type, value: "{ PX\(stem)() }", concrete: nil)
                if draft.random.percent(30) {
                    draft.declare(.services, "$Ptypealias PX\(stem)Maker = () -> PX\(stem)")
                    service.wanted = "PX\(stem)Maker"
                }
                return service
            }),
        Feature(
            "generic.subclass", "a class or its subclass",
            part: .shape { draft, stem in
                draft.declare(
                    .services,
                    """
                    $Pclass PX\(stem) {
                    $Pinit() {}
                    }
                    $Pfinal class PXLive\(stem): PX\(stem) {}
                    """)
                var service = Service(
                    stem: stem, "PX\(stem)", value: "PXLive\(stem)()", concrete: "PXLive\(stem)")
                service.isDeclaredOpen = true
                if draft.random.percent(25) { service.wanted = "PXLive\(stem)" }
                return service
            }),
        Feature(
            "generic.concrete", "a protocol at one place, its class at the other",
            part: .shape { draft, stem in
                var service = Composer.plain(&draft, stem)
                if draft.random.percent(30) { service.wanted = "PXLive\(stem)" }
                if draft.random.percent(30) { service.type = "PXLive\(stem)" }
                return service
            }),
        Feature(
            "generic.optional", "an optional",
            part: .shape { draft, stem in
                draft.declare(.services, "$Pfinal class PX\(stem) {\n$Pinit() {}\n}")
                var service = Service(stem: stem, "PX\(stem)?", value: "PX\(stem)()", concrete: nil)
                if draft.random.percent(30) { service.wanted = "Optional<PX\(stem)>" }
                if draft.random.percent(15) { service.wanted = "PX\(stem)" }
                return service
            }),
        Feature(
            "generic.qualified", "a type that is written with its module at one place",
            part: .shape { draft, stem in
                draft.declare(.services, "$Pfinal class PX\(stem) {\n$Pinit() {}\n}")
                var service = Service(stem: stem, "PX\(stem)", value: "PX\(stem)()", concrete: "PX\(stem)")
                if draft.random.percent(50) { service.type = "App.PX\(stem)" } else { service.wanted = "App.PX\(stem)" }
                draft.keepsServices = true
                return service
            }),
        Feature(
            "generic.metatype", "a metatype",
            part: .shape { draft, stem in
                draft.declare(
                    .services, "$Pprotocol PX\(stem) {}\n$Pfinal class PXLive\(stem): PX\(stem) {\n$Pinit() {}\n}")
                let type = "(any PX\(stem).Type)"
                return Service(stem: stem, type, value: "PXLive\(stem).self", concrete: nil)
            }),
        Feature(
            "register.named", "a literal name",
            part: .change { draft, service in
                service.name = "\"main\""
                service.wantedName = draft.random.percent(80) ? "\"main\"" : "\"other\""
            }),
        Feature(
            "register.enum-name", "a name that is the raw value of a case",
            part: .change { draft, service in
                draft.declareOnce(
                    .services, "$Penum PXKey: String, CaseIterable {\ncase disk\ncase memory = \"ram\"\n}")
                service.name = draft.random.pick([
                    "PXKey.disk.rawValue", "PXKey.memory.rawValue", "\"ram\"", "\"disk\"",
                ])
                service.wantedName = draft.random.pick(["PXKey.disk.rawValue", "PXKey.memory.rawValue"])
            }),
        Feature(
            "register.constant-name", "a name that is a static constant",
            part: .change { draft, service in
                draft.declareOnce(
                    .services,
                    """
                    $Penum PXNames {
                    $Pstatic let live = "live"
                    $Pstatic let mock = "mock"
                    $Pstatic var current: String { live }
                    }
                    """
                )
                service.name = draft.random.pick(["PXNames.live", "PXNames.current", "\"live\""])
                service.wantedName = draft.random.pick(["PXNames.live", "PXNames.current", "\"live\"", "PXNames.mock"])
            }),
        Feature(
            "register.argument", "an argument",
            part: .change { draft, service in
                (service.argumentType, service.argument) = draft.random.pick([
                    ("Int", "7"), ("String", "\"seven\""), ("Double", "7.0"), ("Int?", "7"), ("[Int]", "[7]"),
                    ("Bool", "true"),
                ])
                service.concrete = nil
            }),
    ]
}

extension Service {
    /// A service with the same type at both places.
    init(stem: String, _ type: String, value: String, concrete: String?) {
        self.init(stem: stem, type: type, wanted: type, value: value, concrete: concrete)
    }
}
