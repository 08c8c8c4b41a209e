/// The script for bash 3.2 (macOS) and later; it needs no other package.
enum BashCompletions {
    static var text: String {
        let valued = OptionCatalogue.all.filter { !$0.isFlag }
        let values = valued.map { "    --\($0.name))\n\(action($0.completion, indent: 8))\n        return ;;" }
        let commands = CommandName.allCases.map { name in
            let command = CommandDefinition.of(name)
            let options = command.options.flatMap { option in
                ["--\(option.name)"] + (option.isNegatable ? ["--no-\(option.name)"] : [])
            }
            return """
                    \(name.rawValue))
                        if [[ $ended == 0 && $cur == -* ]]; then
                            _notelet_media_words '\(options.joined(separator: " "))'
                        else
                \(action(command.completion, indent: 12))
                        fi ;;
                """
        }
        return """
            # Completions of \(Version.program) for bash.

            # Offers words of a list.
            _notelet_media_words() {
                _notelet_media_lines < <(compgen -W "$1" -- "$cur")
            }

            # Offers what is read, line by line.
            _notelet_media_lines() {
                local line
                while IFS= read -r line; do COMPREPLY+=("$prefix$line"); done
            }

            # Offers folders, and with a pattern of what to leave out the other files too.
            _notelet_media_files() {
                type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
                _notelet_media_lines < <(compgen -d -- "$cur")
                if [[ $# == 1 ]]; then
                    local line
                    while IFS= read -r line; do
                        [[ -d $line ]] || COMPREPLY+=("$prefix$line")
                    done < <(compgen -f -X "$1" -- "$cur")
                fi
            }

            _notelet_media() {
                local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} option='' prefix='' ended=0 i
                COMPREPLY=()
                for ((i = 1; i < COMP_CWORD; i++)); do
                    [[ ${COMP_WORDS[i]} == -- ]] && ended=1
                done
                if [[ $COMP_CWORD == 1 ]]; then
                    _notelet_media_words '\(CommandName.allCases.map(\.rawValue).joined(separator: " ")) --help --version'
                    return
                fi
                # "--out=assets" is three words, unless "=" was taken out of COMP_WORDBREAKS.
                if [[ $cur == = ]]; then
                    option=$prev cur=''
                elif [[ $prev == = ]]; then
                    option=${COMP_WORDS[COMP_CWORD-2]}
                elif [[ $cur == --*=* ]]; then
                    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
                else
                    option=$prev
                fi
                [[ $ended == 1 ]] && option=''
                case $option in
            \(values.joined(separator: "\n"))
                esac
                case ${COMP_WORDS[1]} in
            \(commands.joined(separator: "\n"))
                esac
            }

            complete -F _notelet_media \(Version.program)

            """
    }

    private static func action(_ completion: ValueCompletion, indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        return switch completion {
        case .none: space + ":"
        case .directory: space + "_notelet_media_files"
        case .file(let ending): space + "_notelet_media_files '\(ending.map { "!*.\($0)" } ?? "")'"
        case .choices(let words): space + "_notelet_media_words '\(words.joined(separator: " "))'"
        }
    }
}
