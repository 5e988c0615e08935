import { REQUESTERS } from '../../../lib/shell/programs';
import type { QuoteFault, Word } from '../../../lib/shell/shell-command';
import { splitCommands } from '../../../lib/shell/split-commands';
import type { Expansion, Expansions, WordText } from '../../../lib/shell/expansions';
import { ok, type Result } from '../../../lib/result';
import type { Fed, Text } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import { fedTo, pipedInto } from './fed';
import type { ShellKind } from './shell-of';

/** A command of a program that sends requests: its words behind the name. */
export interface Command {
  readonly program: string;
  readonly words: readonly Word[];
  /** What the text says of its standard input. */
  readonly input?: Fed;
}

/** The commands of a text that send requests. */
export async function findCommands(
  text: string,
  shell: ShellKind,
  unknowns: Unknowns,
  notes: Note[],
): Promise<Result<readonly Command[], QuoteFault>> {
  if (shell === 'cmd') {
    const { splitCmd } = await import('../../../lib/shell/split-cmd');
    const split = splitCmd(text);
    if (!split.ok) return split;
    const { commands, expansions } = split.value;
    if (commands.some(({ careted }) => careted.length > 0)) notes.push({ code: 'old-carets' });
    return ok(commands.flatMap(({ words }) => ours(words, expansions, unknowns, notes)));
  }
  const split = splitCommands(text, REQUESTERS, shell === 'bash' ? 'posix' : 'powershell');
  if (!split.ok) return split;
  const { commands, expansions } = split.value;
  return ok(
    commands.flatMap((command, index) => {
      return ours(command.words, expansions, unknowns, notes, fedTo(command) ?? pipedInto(commands[index - 1]));
    }),
  );
}

const WRAPPER = /^(?:sudo|env|time|nohup|exec|command|winpty|&|\$|#|>|%|❯|➜|[A-Za-z_]\w*=.*|[^\s]*[$#>%])$/;

function ours(
  words: readonly Word[],
  expansions: Expansions,
  unknowns: Unknowns,
  notes: Note[],
  input?: Fed,
): Command[] {
  const at = words.findIndex(({ text }) => !WRAPPER.test(text));
  const name = words[at]?.text ?? '';
  const [, program] = /(?:^|[\\/])(curl|wget|https?|xhs?)(?:\.exe)?$/i.exec(name) ?? [];
  if (program === undefined) return [];
  const known = new Map<Expansion, Text>();
  const written = (text: WordText) =>
    text.includes('\0') ? expansions.write(text, (each) => unknownOf(each, known, unknowns, notes)) : text;
  const taken = words.slice(at + 1).map((word) => ({ ...word, text: written(word.text) }));
  return [{ program: program.toLowerCase(), words: taken, ...(input && { input: writtenInput(input, written) }) }];
}

function writtenInput(input: Fed, written: (text: WordText) => Text): Fed {
  return 'file' in input ? { file: written(input.file) } : { text: written(input.text) };
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
