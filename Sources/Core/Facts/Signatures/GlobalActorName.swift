/// Whether an attribute names a global actor.
package func isGlobalActor(_ attribute: String) -> Bool { attribute.hasSuffix("Actor") && !attribute.contains("(") }
