//! title: needle 31, crossing: a program without components has nothing to report
//! runs: no
import Dovetail

final class Plain { var text: String { "Component" } }
