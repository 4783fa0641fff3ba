//! class: K16 ports
//! note: another file has a private port of the same name, and only that one is filled
//// file: App/Other.swift
import Dovetail
private enum External { static let size = Port<Int>("other") }
func fill() throws { try External.size.inject(1) }
//// file: App/main.swift
import Dovetail
import Probe
private enum External { static let size = Port<Int>("size") }
attempt { try fill() }
attempt { try External.size.get() }
