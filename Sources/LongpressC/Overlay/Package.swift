// swift-tools-version: 6.0
import PackageDescription

/// The menus of the installed library for Swift programs with a different GTK binding. It depends on nothing in Longpress's
/// package, because other bindings also have modules named `CGtk` and `Gtk`.
let package = Package(
    name: "longpress-menus",
    products: [.library(name: "LongpressMenus", targets: ["LongpressMenus"])],
    targets: [
        .systemLibrary(name: "CLongpress", pkgConfig: "longpress", providers: [.apt(["liblongpress-dev"])]),
        .target(name: "LongpressMenus", dependencies: ["CLongpress"]),
    ]
)
