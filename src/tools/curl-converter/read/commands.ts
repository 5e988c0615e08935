import { REQUESTERS } from '../../../lib/shell/programs';
import type { QuoteFault, Word } from '../../../lib/shell/shell-command';
import { splitCmd } from '../../../lib/shell/split-cmd';
import { splitCommands } from '../../../lib/shell/split-commands';
import type { Expansion, Expansions } from '../../../lib/shell/expansions';
import { ok, type Result } from '../../../lib/result';
import type { Text } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';

export type ShellKind = 'bash' | 'cmd' | 'powershell';

/** A command of a program that sends requests: its words behind the name. */
export interface Command {
  readonly program: string;
  readonly words: readonly Word[];
}

/** `^"` where an argument begins, as browsers copy for cmd. */
const CARETED = /(?:curl(?:\.exe)?|[^\S\r\n]-{1,2}\w[\w-]*)[^\S\r\n]+\^"/i;
const DOUBLED = /"\s*[{[]\s*""[^"]/;
/** A path of Windows where a word or what is quoted begins. */
const DRIVE = /(?:^|[\s=@"])[A-Za-z]:\\/;

/** For which shell a command was written, by its looks; single quotes are of bash unless something else says otherwise. */
export function shellOf(text: string): ShellKind {
  const beginning = text.slice(0, 100_000);
  if (CARETED.test(beginning) || /[^\S\r\n]\^[^\S\r\n]*[\r\n]/.test(beginning)) return 'cmd';
  if (/[^\S\r\n]`[^\S\r\n]*[\r\n]/.test(beginning) || /\$env:\w/i.test(beginning)) return 'powershell';
  if (beginning.includes("'") || /[^\S\r\n]\\[^\S\r\n]*[\r\n]/.test(beginning)) return 'bash';
  if (beginning.includes('`"')) return 'powershell';
  return DOUBLED.test(beginning) || DRIVE.test(beginning) ? 'cmd' : 'bash';
}

/** The commands of a text that send requests. */
export function findCommands(
  text: string,
  shell: ShellKind,
  unknowns: Unknowns,
  notes: Note[],
): Result<readonly Command[], QuoteFault> {
  if (shell === 'cmd') {
    const split = splitCmd(text);
    if (!split.ok) return split;
    const { commands, expansions } = split.value;
    if (commands.some(({ careted }) => careted.length > 0)) notes.push({ code: 'old-carets' });
    return ok(commands.flatMap(({ words }) => ours(words, expansions, unknowns, notes)));
  }
  const split = splitCommands(text, REQUESTERS, shell === 'bash' ? 'posix' : 'powershell');
  if (!split.ok) return split;
  const { commands, expansions } = split.value;
  return ok(commands.flatMap(({ words }) => ours(words, expansions, unknowns, notes)));
}

const WRAPPER = /^(?:sudo|env|time|nohup|exec|command|winpty|&|\$|#|>|%|❯|➜|[A-Za-z_]\w*=.*|[^\s]*[$#>%])$/;

function ours(words: readonly Word[], expansions: Expansions, unknowns: Unknowns, notes: Note[]): Command[] {
  const at = words.findIndex(({ text }) => !WRAPPER.test(text));
  const name = words[at]?.text ?? '';
  const [, program] = /(?:^|[\\/])(curl|wget|https?|xhs?)(?:\.exe)?$/i.exec(name) ?? [];
  if (program === undefined) return [];
  const known = new Map<Expansion, Text>();
  const taken = words.slice(at + 1).map((word) => ({
    ...word,
    text: word.text.includes('\0')
      ? expansions.write(word.text, (each) => unknownOf(each, known, unknowns, notes))
      : word.text,
  }));
  return [{ program: program.toLowerCase(), words: taken }];
}

/** A variable of the shell becomes one of the environment; what a command prints, too, since nothing is run. */
function unknownOf(expansion: Expansion, known: Map<Expansion, Text>, unknowns: Unknowns, notes: Note[]): Text {
  const former = known.get(expansion);
  if (former !== undefined) return former;
  const source = expansion.kind === 'variable' ? expansion.text : expansion.source;
  const [, name] = /^\$\{?([A-Za-z_]\w*)/.exec(source) ?? [];
  const isVariable = expansion.kind !== 'lost' && name !== undefined;
  const kind = isVariable ? 'variable' : 'command';
  const named = isVariable ? name : `OUTPUT_${unknowns.all.filter((each) => each.kind === 'command').length + 1}`;
  notes.push({ code: kind, source, name: named });
  const mark = unknowns.add({ kind, name: named, source });
  known.set(expansion, mark);
  return mark;
}
