//! class: K16 ports
//! note: a port of a module is filled in the app under a flag, and one through a list
//! modules: Kit App
//// file: Kit/Kit.swift
import Dovetail
public enum Kit { public static let share = Port<any Sendable>("share"); public static let map = Port<Int>("map"); public static let pay = Port<String>("pay") }
//// file: App/main.swift
import Dovetail
import Probe
import Kit
try Kit.share.inject("adapter")
#if PAYING
try Kit.pay.inject("p")
#endif
attempt { try Kit.share.get() }
attempt { try Kit.map.get() }
attempt { try Kit.pay.get() }
