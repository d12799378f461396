// swift-tools-version: 6.2
import PackageDescription

/// Every module that holds no raw pointers is Swift 6, and main-actor by default where it touches GTK.
let safe: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatWarning("StrictMemorySafety", as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// What binds C holds raw pointers: GLib's, GTK's, WebKit's, and those of the libraries that read and write the app's files.
/// Strict memory safety stays off there, and there alone.
let pointers: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self),
]
/// `Localization` and `Markup` hold raw pointers, too, and may be called from any thread.
let onAnyThread: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
let tests: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
/// As strict as Swift 6, in which the overloads of `testCase` wouldn't fit (LongpressTesting/Cases/Discovery.swift).
let testing: [SwiftSetting] = [
    .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("StrictConcurrency"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Files of a target's folder `Resources`, as bytes in its code. `.copy` and `.process` would need Foundation, and have the
/// build's path in the program.
func embedded(_ files: [String]) -> [Resource] { files.map { .embedInCode("Resources/\($0)") } }

/// A program of Sources/Examples, built as any program with menus is.
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
        // The menus of web pages, which a program without any links nothing of.
        .library(name: "LongpressWeb", targets: ["LongpressWeb", "WebKitGtk"]),
        // What checks menus against the guidelines: programs use it in their tests.
        .library(name: "LongpressAudit", targets: ["LongpressAudit", "MenuGuidelines"]),
        // Tests of programs with menus, in process. What it needs of X11 is found as the tests run, and nothing of it is built for
        // a program: only a test target depends on it.
        .library(name: "LongpressTesting", targets: ["LongpressTesting"]),
        // The menus for programs in any language: what meson-notes installs as liblongpress.so.0.
        .library(name: "LongpressC", type: .dynamic, targets: ["LongpressC"]),
        .executable(name: "longpress", targets: ["LongpressApp"]),
    ],
    targets: [
        // GTK 4.8 or newer: the toolkit, with GLib/GIO, Pango and GdkPixbuf behind the same pkg-config name.
        .systemLibrary(
            name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"])]),
        // What is given back late: the state of each thread, which a header would have once in each module.
        .target(name: "COwnership", dependencies: ["CGtk"]),
        // Reads HTML, however badly written: notes, and what other programs put on the clipboard.
        .systemLibrary(
            name: "CXml", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"])]),
        // Translations: a part of the C library.
        .systemLibrary(name: "CIntl"),
        // The words of app and library in the user's language.
        .target(name: "Localization", dependencies: ["CIntl"], swiftSettings: onAnyThread),
        // GLib and GIO: objects, signals, the main loop, work on other threads. It calls nothing of GTK's.
        .target(name: "Platform", dependencies: ["CGtk", "COwnership", "Localization"], swiftSettings: pointers),
        // Files as an app keeps them: read, replaced, named, watched. What only shows menus needs none of it.
        .target(name: "Files", dependencies: ["CGtk", "Platform", "Localization"], swiftSettings: pointers),
        // Rounding is in C's mathematics library, which a program without Foundation has to name.
        .target(
            name: "Gtk", dependencies: ["CGtk", "Platform", "Geometry", "Localization", "RichText"],
            swiftSettings: pointers,
            linkerSettings: [.linkedLibrary("m")]),
        // What of GTK an editor needs besides its menus.
        .target(
            name: "GtkEditor",
            dependencies: ["CGtk", "Files", "Gtk", "Platform", "Geometry", "Localization", "RichText"],
            swiftSettings: pointers),
        // Rich text as values: what text buffer, note, HTML and Markdown share.
        .target(name: "RichText", swiftSettings: safe),
        // Points, sizes and rectangles: what menus and widgets have in common.
        .target(name: "Geometry", swiftSettings: safe),
        // What stands on which page of paper.
        .target(name: "Pages", dependencies: ["Geometry"], swiftSettings: safe),
        .target(name: "Menus", dependencies: ["Geometry", "Localization"], swiftSettings: safe),
        .target(
            name: "Longpress", dependencies: ["Gtk", "Menus"], resources: embedded(["menus.css", "sheet.css"]),
            swiftSettings: safe + onMainActor),
        // The guidelines for menus, and what departs from them in a menu, as values. What only shows menus needs none of it.
        .target(name: "MenuGuidelines", dependencies: ["Menus", "Geometry", "Localization"], swiftSettings: safe),
        .target(
            name: "LongpressAudit", dependencies: ["MenuGuidelines", "Longpress", "Menus", "Gtk"],
            swiftSettings: safe + onMainActor),
        // WebKitGTK's views. The library is found as the program runs: nothing of it is needed to build this.
        .target(name: "WebKitGtk", dependencies: ["CGtk", "Gtk", "Platform"], swiftSettings: pointers),
        .target(
            name: "LongpressWeb", dependencies: ["Longpress", "WebKitGtk"],
            resources: embedded(
                ["access", "places", "fields", "selection", "target", "telling", "asking"].map { "\($0).js" }),
            swiftSettings: safe + onMainActor),
        // Functions that any language can call, and the header that describes them.
        .target(
            name: "LongpressC",
            dependencies: ["LongpressAudit", "Longpress", "LongpressWeb", "Gtk", "Platform", "Localization", "CGtk"],
            exclude: ["include", "In", "Overlay"], swiftSettings: pointers),
        // Real input, waiting, what is on the screen, and the evidence of what failed: for anyone's tests, and for those below.
        .target(
            name: "LongpressTesting",
            dependencies: ["LongpressAudit", "Longpress", "Gtk", "Platform", "CGtk", "CMainThread"],
            resources: embedded(["bus.conf", "openbox.xml", "xorg.conf"]), swiftSettings: testing),
        // The main actor on the main thread in Swift Testing. A hook of the runtime's has to be set before `main`: that takes C.
        .target(name: "CMainThread"),
        // What parses HTML and converts charsets: libxml2 and the C library's converters.
        .target(name: "Markup", dependencies: ["CGtk", "CXml"], swiftSettings: onAnyThread),
        // HTML, Markdown, charsets, line ends: rich text from bytes and bytes from rich text, without a window or GTK.
        .target(name: "Formats", dependencies: ["Markup", "RichText", "Localization"], swiftSettings: safe),
        // Image files: decoded, turned, written, by GdkPixbuf. It needs no display and calls nothing of GTK's.
        .target(
            name: "Pictures", dependencies: ["CGtk", "Platform", "Geometry", "Localization", "Markup"],
            swiftSettings: pointers),
        // The app's services: portals, recognition, dictionary, printing. What only shows menus needs none of it.
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

        // Small programs to read, and to begin one's own with.
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
        // How programs test themselves by Swift Testing: on a display that their tests start.
        testModule("OnDisplayTests", in: "Unit", on: ["LongpressTesting", "Longpress", "Gtk"]),
        // Whoever keeps a note, with a person who is asked and shown things as values: on the main loop, without a display.
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
        // The app's own types: what needs no display, and what is on GTK in process.
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
        // The built app, driven from outside: a module for each way of driving it, and what they share.
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
        // Programs in other languages, and programs that know nothing of these menus.
        outside("LanguagesTests"),
        outside("UnchangedTests"),
        .target(
            name: "Driving", dependencies: ["TestSupport"], path: "Tests/Outside/Driving", exclude: ["Samples"],
            swiftSettings: tests),
        .target(
            name: "GtkTesting", dependencies: ["Gtk", "TestSupport"], path: "Tests/InProcess/GtkTesting",
            swiftSettings: tests),
        // Chance that can be had again, and what damages bytes: for tests that need nothing else.
        .target(name: "Randomness", path: "Tests/Tools/Randomness", swiftSettings: tests),
        .target(
            name: "TestSupport", dependencies: ["CGtk", "LongpressTesting", "Platform", "Randomness"],
            path: "Tests/Tools/Support",
            swiftSettings: tests),

        // A program with C's main loop and widgets, to which the tests of menus in others' programs go.
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
