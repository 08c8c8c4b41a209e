import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

/// What real shells offer after a half-typed line.
@Suite struct CompletionTests {
    /// In a folder with notes.json, picture.png and "a dir/more.json".
    static let cases: [(line: String, offered: [String])] = [
        ("pro", ["process"]),
        ("c", ["check", "completions"]),
        ("process --image-", ["--image-format", "--image-quality", "--image-sides"]),
        ("process --no-f", ["--no-force"]),
        ("process --image-format j", ["jpeg", "jxl"]),
        ("process --image-format=j", ["jpeg", "jxl"]),
        ("process --out ", ["a dir"]),
        ("process --out=a", ["a dir"]),
        ("process --report ", ["a dir", "notes.json"]),
        ("process --crf 20 n", ["notes.json"]),
        ("process --hls ", ["a dir", "notes.json"]),
        ("check --not", ["--notelet"]),
        ("check --manifest ", ["a dir", "notes.json"]),
        ("prune --keep-manifest x --keep-manifest ", ["a dir", "notes.json"]),
        ("inspect p", ["picture.png"]),
        ("inspect --format ", ["json", "text"]),
        ("completions ", ["bash", "fish", "zsh"]),
        ("help ma", ["man"]),
    ]

    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        for file in ["files/notes.json", "files/picture.png", "files/a dir/more.json"] { try folder.write("", to: file) }
    }

    private static func has(_ shell: String) -> Bool { (try? absolutePath(of: shell)) != nil }

    /// One shell's way of writing what it offers, made the same for all: without the option before "=", without the slash
    /// after a folder, without the quoting of spaces.
    private func names(_ lines: [String]) -> [String] {
        let names = lines.filter { !$0.isEmpty }.map { line in
            var name = String(line.split(separator: "\t")[0]).replacing("\\ ", with: " ")
            if name.hasPrefix("--"), let sign = name.firstIndex(of: "=") { name = String(name[name.index(after: sign)...]) }
            return name.hasSuffix("/") ? String(name.dropLast()) : name
        }
        return Set(names).sorted()
    }

    @Test(.enabled(if: has("bash"), "bash is not installed"))
    func `bash offers what fits`() throws {
        let script = try folder.write(try Program.run("completions", "bash").result, to: "c.bash")
        // Words are parted at "=" as readline parts them.
        let driver = """
            source '\(script)'
            offer() {
                COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
                _notelet_media
                printf '%s\\n' "${COMPREPLY[@]}" END
            }
            \(Self.cases.map { "offer notelet-media \(Self.words($0.line))" }.joined(separator: "\n"))
            """
        let output = try run("bash", ["--norc", "-c", driver], directory: folder.path("files"))
        #expect(output.standardError.isEmpty)
        check(String(decoding: output.standardOutput, as: UTF8.self), by: "bash")
    }

    /// "process --image-format=j" as `process --image-format = j`, the last word also where it is empty.
    private static func words(_ line: String) -> String {
        line.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.map { "'\($0)'" }.joined(separator: " '=' ")
        }.joined(separator: " ")
    }

    @Test(.enabled(if: has("zsh"), "zsh is not installed"))
    func `zsh offers what fits`() throws {
        try folder.write(try Program.run("completions", "zsh").result, to: "functions/_notelet-media")
        // A zsh with a terminal of its own that is typed to; what it would list it writes into a pipe.
        let driver = try folder.write(
            """
            zmodload zsh/zpty || exit 9
            mkfifo ../pipe && exec 3<>../pipe
            # Tells on what comes, until the shell says that it is done.
            pass() {
                local offer
                while IFS= read -r -u 3 offer; do
                    [[ $1 == loud ]] && print -r -- $offer
                    [[ $offer == END ]] && break
                done
                while zpty -r -t shell offer; do :; done
            }
            zpty shell zsh -f -i
            zpty -w shell 'fpath=(../functions $fpath); autoload -Uz compinit; compinit -D -u
            bindkey "^I" offer; bindkey "^U" kill-whole-line; zle -N offer
            offer() { comppostfuncs=(written); zle complete-word }
            exec 3>../pipe
            written() { print -r -u 3 -- END }
            compadd() {
                if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
                    local -a found; builtin compadd -A found "$@"; print -rl -u 3 -- $found
                fi
                builtin compadd "$@"
            }
            written'
            pass
            for line in "$@"; do
                zpty -w -n shell $'\\C-u'"notelet-media $line"$'\\t'
                pass loud
            done
            """, to: "driver.zsh")
        let output = try run("zsh", ["-f", driver] + Self.cases.map(\.line), directory: folder.path("files"))
        #expect(output.status == 0, "\(output.standardError)")
        check(String(decoding: output.standardOutput, as: UTF8.self), by: "zsh")
    }

    @Test(.enabled(if: has("fish"), "fish is not installed"))
    func `fish offers what fits`() throws {
        let script = try folder.write(try Program.run("completions", "fish").result, to: "c.fish")
        let lines = Self.cases.map { "complete -C 'notelet-media \($0.line)'; echo END" }
        let output = try run(
            "fish", ["--no-config", "-c", (["source '\(script)'"] + lines).joined(separator: "\n")],
            directory: folder.path("files"), environment: ["HOME": folder.path])
        #expect(output.standardError.isEmpty)
        check(String(decoding: output.standardOutput, as: UTF8.self), by: "fish")
    }

    /// - Parameter text: for each case what was offered, line by line, and END.
    private func check(_ text: String, by shell: String) {
        let blocks = text.lines.split(separator: "END", omittingEmptySubsequences: false).map(Array.init)
        #expect(blocks.count == Self.cases.count + 1)
        for (block, expected) in zip(blocks, Self.cases) {
            #expect(names(block) == expected.offered.sorted(), "\(shell): \(expected.line)")
        }
    }
}
