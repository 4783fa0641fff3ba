//! title: needle 35, crossing: a private root
//! runs: no
import Dovetail

private final class Root: BootstrapComponent {} //~ inaccessible-component
