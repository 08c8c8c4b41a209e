/// The page's style sheet; a file of this folder for each part of the page.
enum PageStyle {
    static let all = [shell, device, sheet, inspector, findings].joined(separator: "\n")
}
