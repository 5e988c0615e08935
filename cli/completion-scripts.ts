import { EXIT, print, say, type ExitCode, type Session } from './terminal';

// Each asks the program itself, so that a script of an older version knows the tools of a newer one. Where nothing comes back, a file is meant.
const SCRIPTS: ReadonlyMap<string, string> = new Map([
  [
    'bash',
    `_handy() {
  local IFS=$'\\n'
  COMPREPLY=($(handy complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -o bashdefault -F _handy handy`,
  ],
  [
    'zsh',
    `#compdef handy
_handy() {
  local -a found
  found=("\${(@f)$(handy complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${found[*]}" ]]; then compadd -- "\${found[@]}"; else _files; fi
}
compdef _handy handy`,
  ],
  [
    'fish',
    `function __handy_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l found (handy complete $words[2..-1] 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c handy -f -a '(__handy_complete)'`,
  ],
]);

/** `handy completion SHELL`: prints what a shell reads to complete commands. */
export function printCompletion(args: readonly string[], { words }: Session): ExitCode {
  const script = SCRIPTS.get(args[0] ?? '');
  if (script === undefined) {
    say(words.completionShell);
    return EXIT.badUsage;
  }
  print([script]);
  return EXIT.done;
}
