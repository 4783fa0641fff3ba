//! title: a type with nearly the name of one of the library's may be declared by another library
//! command: check
//! runs: no
//// file: App/main.swift
import Dovetail
import Widgets

final class Label: Componentt {}
class Componant {}
final class Own: Componant {}
final class App: BootstrapComponent {}
_ = App()
