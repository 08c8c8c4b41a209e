// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
/// The wrappers of C libraries also mark each unsafe use.
let wrapper = strict + [.strictMemorySafety()]

let package = Package(
    name: "notelet-media",
    platforms: [.macOS(.v15), .iOS(.v17)],
    products: [
        .executable(name: "notelet-media", targets: ["notelet-media"]),
        .library(name: "NotesManifest", targets: ["NotesManifest"]),
        .library(name: "MediaPipeline", targets: ["MediaPipeline"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibVips", pkgConfig: "vips",
            providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
        .systemLibrary(
            name: "CLibAV", pkgConfig: "libavfilter",
            providers: [
                .apt([
                    "libavformat-dev", "libavcodec-dev", "libavfilter-dev", "libavutil-dev", "libswscale-dev",
                    "libswresample-dev",
                ]),
                .brew(["ffmpeg"]),
            ]),
        .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(
            name: "CLibCurl", pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
        .target(name: "NotesManifest", swiftSettings: strict),
        .target(name: "MediaImage", dependencies: ["CLibVips"], swiftSettings: wrapper),
        .target(name: "MediaVideo", dependencies: ["CLibAV"], swiftSettings: wrapper),
        .target(
            name: "MediaPipeline",
            dependencies: [
                "NotesManifest", "MediaImage", "MediaVideo", "CLibCurl",
                .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
            ], swiftSettings: strict),
        .target(name: "MediaPreview", dependencies: ["NotesManifest"], swiftSettings: strict),
        .executableTarget(
            name: "notelet-media", dependencies: ["MediaPipeline", "MediaPreview", "NotesManifest"], swiftSettings: strict),
        .target(name: "MediaTestSupport", path: "Tests/MediaTestSupport", swiftSettings: strict),
        .testTarget(name: "NotesManifestTests", dependencies: ["NotesManifest", "MediaTestSupport"], swiftSettings: strict),
        .testTarget(name: "MediaImageTests", dependencies: ["MediaImage", "MediaTestSupport"], swiftSettings: strict),
        .testTarget(name: "MediaVideoTests", dependencies: ["MediaVideo", "MediaTestSupport"], swiftSettings: strict),
        .testTarget(
            name: "MediaPipelineTests",
            dependencies: ["MediaPipeline", "MediaImage", "MediaVideo", "NotesManifest", "MediaTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "MediaPreviewTests", dependencies: ["MediaPreview", "NotesManifest", "MediaTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CommandTests",
            dependencies: ["notelet-media", "NotesManifest", "MediaPipeline", "MediaImage", "MediaVideo", "MediaTestSupport"],
            exclude: ["Snapshots"], swiftSettings: strict),
    ]
)
