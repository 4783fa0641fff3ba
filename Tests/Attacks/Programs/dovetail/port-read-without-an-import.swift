//! class: K8 not counted
//! note: the file that reads the port does not import the library
//// file: App/Ports.swift
import Dovetail
import Probe
enum External { static let size = Port<Int>("size"); static let width = Port<Int>("width") }
func fill() throws { try External.width.inject(1) }
//// file: App/main.swift
import Probe
attempt { try fill() }
attempt { try External.width.get() }
attempt { try External.size.get() }
