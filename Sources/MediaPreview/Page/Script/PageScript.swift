/// The page's script; a file of this folder for each part of the page.
///
/// Text of the manifest comes into the page as `textContent` and as attributes' values only, never as markup.
enum PageScript {
    static let all =
        "(() => {\n\"use strict\";\n"
        + [toolkit, state, blurHash, media, sheet, gestures, device, pixels, compare, findings, overview, start].joined(
            separator: "\n")
        + "\n})();"
}
