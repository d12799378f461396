// swift-tools-version: 6.2
import PackageDescription

/// Modules without raw pointers use Swift 6 with strict memory safety, and are main-actor by default if they use GTK.
let safe: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatWarning("StrictMemorySafety", as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Modules that bind C libraries hold raw pointers: GLib's, GTK's, WebKit's, and those of the libraries that read and write
/// the app's files. Strict memory safety is off there only.
let pointers: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self),
]
/// `Localization` and `Markup` hold raw pointers too, and may be called from any thread.
let onAnyThread: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
let tests: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
/// As strict as Swift 6, which the overloads of `testCase` don't compile in (LongpressTesting/Cases/Discovery.swift).
let testing: [SwiftSetting] = [
    .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("StrictConcurrency"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Embeds files of a target's folder `Resources` as bytes in its code. `.copy` and `.process` would need Foundation, and would
/// put the build's path in the program.
func embedded(_ files: [String]) -> [Resource] { files.map { .embedInCode("Resources/\($0)") } }

/// A program of Sources/Examples, built like any program with menus.
func example(_ name: String, in folder: String) -> Target {
    .executableTarget(
        name: "longpress-example-\(name)", dependencies: ["Longpress", "Gtk"], path: "Sources/Examples/\(folder)",
        swiftSettings: safe + onMainActor)
}

/// A module of tests, in the folder of Tests for its layer.
func testModule(
    _ name: String, in folder: String, on dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(folder)/\(name)", exclude: exclude, swiftSettings: tests)
}

/// Tests that drive the built app.
func outside(_ name: String) -> Target { testModule(name, in: "Outside", on: ["Driving", "TestSupport"]) }

let package = Package(
    name: "longpress",
    products: [
        .library(
            name: "Longpress",
            targets: ["Longpress", "Gtk", "Platform", "Menus", "RichText", "Geometry", "Localization"]),
        // The menus of web pages. Programs without web pages don't link it.
        .library(name: "LongpressWeb", targets: ["LongpressWeb", "WebKitGtk"]),
        // Checks menus against the guidelines: programs use it in their tests.
        .library(name: "LongpressAudit", targets: ["LongpressAudit", "MenuGuidelines"]),
        // Tests of programs with menus, in process. Its X11 libraries are looked up when the tests run. Only test targets
        // depend on it, so that a program's build doesn't include it.
        .library(name: "LongpressTesting", targets: ["LongpressTesting"]),
        // The menus for programs in any language: meson-notes installs it as liblongpress.so.0.
        .library(name: "LongpressC", type: .dynamic, targets: ["LongpressC"]),
        .executable(name: "longpress", targets: ["LongpressApp"]),
    ],
    targets: [
        // GTK 4.8 or newer: the toolkit, with GLib/GIO, Pango and GdkPixbuf behind the same pkg-config name.
        .systemLibrary(
            name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"])]),
        // Delayed release of C objects. It has state per thread, which a header would duplicate in each module.
        .target(name: "COwnership", dependencies: ["CGtk"]),
        // Reads HTML, however malformed: notes, and the clipboard of other programs.
        .systemLibrary(
            name: "CXml", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"])]),
        // Translations: part of the C library.
        .systemLibrary(name: "CIntl"),
        // The texts of the app and the library in the user's language.
        .target(name: "Localization", dependencies: ["CIntl"], swiftSettings: onAnyThread),
        // GLib and GIO: objects, signals, the main loop, work on other threads. It doesn't call GTK.
        .target(name: "Platform", dependencies: ["CGtk", "COwnership", "Localization"], swiftSettings: pointers),
        // Files for an app: reading, replacing, naming, watching. Programs that only show menus don't need it.
        .target(name: "Files", dependencies: ["CGtk", "Platform", "Localization"], swiftSettings: pointers),
        // Rounding is in C's mathematics library, which a program without Foundation has to link explicitly.
        .target(
            name: "Gtk", dependencies: ["CGtk", "Platform", "Geometry", "Localization", "RichText"],
            swiftSettings: pointers,
            linkerSettings: [.linkedLibrary("m")]),
        // The parts of GTK that an editor needs besides its menus.
        .target(
            name: "GtkEditor",
            dependencies: ["CGtk", "Files", "Gtk", "Platform", "Geometry", "Localization", "RichText"],
            swiftSettings: pointers),
        // Rich text as values, shared by text buffer, note, HTML and Markdown.
        .target(name: "RichText", swiftSettings: safe),
        // Points, sizes and rectangles, shared by menus and widgets.
        .target(name: "Geometry", swiftSettings: safe),
        // The layout of content on pages of paper.
        .target(name: "Pages", dependencies: ["Geometry"], swiftSettings: safe),
        .target(name: "Menus", dependencies: ["Geometry", "Localization"], swiftSettings: safe),
        .target(
            name: "Longpress", dependencies: ["Gtk", "Menus"], resources: embedded(["menus.css", "sheet.css"]),
            swiftSettings: safe + onMainActor),
        // The guidelines for menus, and a menu's violations of them, as values. Programs that only show menus don't need it.
        .target(name: "MenuGuidelines", dependencies: ["Menus", "Geometry", "Localization"], swiftSettings: safe),
        .target(
            name: "LongpressAudit", dependencies: ["MenuGuidelines", "Longpress", "Menus", "Gtk"],
            swiftSettings: safe + onMainActor),
        // WebKitGTK's views. The library is looked up at run time: the build doesn't need it.
        .target(name: "WebKitGtk", dependencies: ["CGtk", "Gtk", "Platform"], swiftSettings: pointers),
        .target(
            name: "LongpressWeb", dependencies: ["Longpress", "WebKitGtk"],
            resources: embedded(
                ["access", "places", "fields", "selection", "target", "telling", "asking"].map { "\($0).js" }),
            swiftSettings: safe + onMainActor),
        // Functions that any language can call, and the header that declares them.
        .target(
            name: "LongpressC",
            dependencies: ["LongpressAudit", "Longpress", "LongpressWeb", "Gtk", "Platform", "Localization", "CGtk"],
            exclude: ["include", "In", "Overlay"], swiftSettings: pointers),
        // Real input, waiting, screen content, and records of failures: for any program's tests, and for those below.
        .target(
            name: "LongpressTesting",
            dependencies: ["LongpressAudit", "Longpress", "Gtk", "Platform", "CGtk", "CMainThread"],
            resources: embedded(["bus.conf", "openbox.xml", "xorg.conf"]), swiftSettings: testing),
        // Keeps the main actor on the main thread in Swift Testing. The runtime's hook has to be set before `main`, which
        // takes C.
        .target(name: "CMainThread"),
        // Parses HTML and converts charsets, with libxml2 and the C library's converters.
        .target(name: "Markup", dependencies: ["CGtk", "CXml"], swiftSettings: onAnyThread),
        // HTML, Markdown, charsets, line ends: converts bytes to rich text and back, without a window or GTK.
        .target(name: "Formats", dependencies: ["Markup", "RichText", "Localization"], swiftSettings: safe),
        // Image files: decoding, turning and writing them with GdkPixbuf. It needs no display and doesn't call GTK.
        .target(
            name: "Pictures", dependencies: ["CGtk", "Platform", "Geometry", "Localization", "Markup"],
            swiftSettings: pointers),
        // The app's services: portals, recognition, dictionary, printing. Programs that only show menus don't need it.
        .target(
            name: "Documents",
            dependencies: ["Gtk", "Files", "Platform", "Pictures", "Pages", "RichText", "Geometry", "CGtk"],
            swiftSettings: pointers),
        // Notes without a window: text, images, history, journal, files, settings.
        .target(
            name: "Notes",
            dependencies: [
                "Pictures", "Formats", "Files", "Markup", "Platform", "RichText", "Geometry", "Localization",
            ],
            swiftSettings: safe + onMainActor),
        .executableTarget(
            name: "LongpressApp",
            dependencies: [
                "Notes", "Documents", "Pages", "Pictures", "Formats", "Markup", "Files", "Longpress", "LongpressAudit",
                "LongpressWeb", "MenuGuidelines", "GtkEditor", "Gtk", "Platform", "Localization", "RichText",
            ],
            resources: embedded(
                ["night-lake.png", "moon-road.png", "icons.gresource"]
                    + ["style", "pictures", "guidelines", "demonstrations", "accent", "contrast", "contrast-theme"]
                    .map { "\($0).css" }),
            swiftSettings: safe + onMainActor),

        // Small programs to read and to start from.
        example("label", in: "Label"), example("list", in: "List"), example("verse", in: "Verse"),
        example("image", in: "Image"),

        testModule("LocalizationTests", in: "Unit", on: ["Localization"]),
        testModule("MenusTests", in: "Unit", on: ["Menus", "MenuGuidelines", "Randomness"]),
        testModule("RichTextTests", in: "Unit", on: ["RichText"]),
        testModule("PagesTests", in: "Unit", on: ["Pages", "Randomness"]),
        testModule(
            "FormatsTests", in: "Unit", on: ["Formats", "Markup", "RichText", "Randomness"],
            exclude: ["HTML/Clipboards"]),
        testModule(
            "NotesTests", in: "Unit",
            on: ["Notes", "Pictures", "Formats", "Files", "RichText", "Platform", "Localization", "TestSupport"]),
        // Shows how programs test themselves with Swift Testing, on a display that their tests start.
        testModule("OnDisplayTests", in: "Unit", on: ["LongpressTesting", "Longpress", "Gtk"]),
        // The note store, with the user as a value that answers and is shown things: on the main loop, without a display.
        testModule(
            "NoteStoreTests", in: "InProcess",
            on: ["Notes", "Pictures", "Formats", "Files", "Platform", "RichText", "TestSupport"]),
        testModule("PlatformTests", in: "InProcess", on: ["Platform", "CGtk", "TestSupport"]),
        testModule("FilesTests", in: "InProcess", on: ["Files", "Platform", "CGtk", "TestSupport"]),
        testModule("GtkTests", in: "InProcess", on: ["Gtk", "GtkEditor", "Files", "GtkTesting", "TestSupport"]),
        testModule(
            "PicturesTests", in: "InProcess",
            on: ["Pictures", "Documents", "Files", "Gtk", "GtkTesting", "TestSupport"]),
        testModule(
            "DocumentsTests", in: "InProcess",
            on: [
                "Documents", "Pages", "Pictures", "RichText", "Files", "Gtk", "GtkTesting", "Randomness", "TestSupport",
            ]),
        testModule(
            "LongpressTests", in: "InProcess",
            on: ["Longpress", "LongpressAudit", "MenuGuidelines", "Gtk", "GtkTesting", "TestSupport"]),
        testModule(
            "LongpressCTests", in: "InProcess",
            on: ["LongpressC", "LongpressTesting", "Longpress", "Gtk", "GtkTesting", "TestSupport"]),
        testModule("LongpressWebTests", in: "InProcess", on: ["LongpressWeb", "TestSupport"]),
        // The app's own types: those that need no display, and those that need GTK in process.
        testModule(
            "AppLogicTests", in: "Unit",
            on: [
                "LongpressApp", "Notes", "Documents", "Pictures", "Formats", "Files", "Longpress", "MenuGuidelines",
                "GtkEditor", "Gtk", "RichText", "TestSupport",
            ]),
        testModule(
            "AppModelTests", in: "InProcess",
            on: [
                "LongpressApp", "Notes", "Documents", "Pictures", "Formats", "Markup", "Files", "LongpressAudit",
                "MenuGuidelines", "GtkEditor", "Gtk", "GtkTesting", "TestSupport",
            ]),
        // The built app, driven from outside: a module for each way of driving it, and what these share.
        outside("PointerTests"),
        outside("TouchTests"),
        outside("WaylandTests"),
        outside("WaylandTouchTests"),
        outside("SwayTests"),
        outside("MonitorsTests"),
        outside("WalkTests"),
        outside("AdversaryTests"),
        outside("SandboxTests"),
        outside("ProgramsTests"),
        // Web pages, where WebKitGTK is installed.
        outside("WebTests"),
        outside("WebWaylandTests"),
        // Programs in other languages, and programs that don't use this library.
        outside("LanguagesTests"),
        outside("UnchangedTests"),
        .target(
            name: "Driving", dependencies: ["TestSupport"], path: "Tests/Outside/Driving", exclude: ["Samples"],
            swiftSettings: tests),
        .target(
            name: "GtkTesting", dependencies: ["Gtk", "TestSupport"], path: "Tests/InProcess/GtkTesting",
            swiftSettings: tests),
        // Repeatable randomness, and damaged bytes: for tests that need nothing else.
        .target(name: "Randomness", path: "Tests/Tools/Randomness", swiftSettings: tests),
        .target(
            name: "TestSupport", dependencies: ["CGtk", "LongpressTesting", "Platform", "Randomness"],
            path: "Tests/Tools/Support",
            swiftSettings: tests),

        // A program with C's main loop and widgets, for the tests of menus in other programs.
        .executableTarget(
            name: "longpress-guest", dependencies: ["Longpress", "LongpressWeb", "Gtk", "CGtk"],
            path: "Tests/Outside/Guest",
            swiftSettings: tests),
        .executableTarget(
            name: "longpress-bench", dependencies: ["CGtk", "Menus"], path: "Tests/Tools/Benchmarks/Bench",
            swiftSettings: tests),
        .executableTarget(
            name: "longpress-baseline", dependencies: ["CGtk"], path: "Tests/Tools/Benchmarks/Baseline"),
    ]
)
