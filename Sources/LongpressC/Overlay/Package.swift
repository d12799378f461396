// swift-tools-version: 6.0
import PackageDescription

/// The menus of the installed library for Swift programs that have another binding of GTK. It depends on nothing of Longpress's
/// package, whose modules `CGtk` and `Gtk` other bindings have, too.
let package = Package(
    name: "longpress-menus",
    products: [.library(name: "LongpressMenus", targets: ["LongpressMenus"])],
    targets: [
        .systemLibrary(name: "CLongpress", pkgConfig: "longpress", providers: [.apt(["liblongpress-dev"])]),
        .target(name: "LongpressMenus", dependencies: ["CLongpress"]),
    ]
)
