// swift-tools-version: 6.2
import PackageDescription

let safe: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatWarning("StrictMemorySafety", as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let tests: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "longpress",
    targets: [
        .target(name: "Menus", swiftSettings: safe),
        .testTarget(name: "MenusTests", dependencies: ["Menus"], swiftSettings: tests),
    ]
)
