// swift-tools-version: 6.0
import PackageDescription

/// A program with a binding of its own, whose modules have the same names as Longpress's, and with the menus of the installed
/// library.
let package = Package(
    name: "songs",
    dependencies: [.package(name: "longpress-menus", path: "../../../Sources/LongpressC/Overlay")],
    targets: [
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4"),
        .target(name: "Gtk", dependencies: ["CGtk"]),
        .executableTarget(
            name: "songs", dependencies: ["Gtk", .product(name: "LongpressMenus", package: "longpress-menus")]),
    ]
)
