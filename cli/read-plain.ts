import { openFile, fileErrorOf } from './files';
import { takeApart, type Taking } from './program-options';
import { isFed, readStandardInput } from './standard-input';
import type { UsageFault } from './command-line';
import { say, type Session } from './terminal';

/** What a command takes that is no tool: words, one input, and options of the program. */
export interface Plain {
  readonly words: readonly string[];
  readonly own: ReadonlyMap<string, string | true>;
}

const TAKING: Taking = {
  withValue: new Set(['lang', 'file', 'output', 'chain']),
  switches: new Set(['json', 'quiet']),
};

/** Reads the arguments of such a command. */
export function readPlain(args: readonly string[]): Plain | UsageFault {
  const own = new Map<string, string | true>();
  const words: string[] = [];
  for (const piece of takeApart(args, TAKING)) {
    if (piece.kind === 'word') words.push(piece.text);
    else if (TAKING.switches.has(piece.flag)) own.set(piece.flag, true);
    else if (!TAKING.withValue.has(piece.flag)) return { code: 'unknown-option', flag: piece.flag };
    else if (piece.value === undefined) return { code: 'no-value', flag: piece.flag };
    else own.set(piece.flag, piece.value);
  }
  return { words, own };
}

/** The input of such a command: a word, a file or what is fed in. Undefined where there is none, or where it cannot be read, which was said. */
export async function readInput(
  word: string | undefined,
  { own }: Plain,
  session: Session,
): Promise<string | File | undefined> {
  const path = own.get('file');
  if (word !== undefined && word !== '-') return word;
  if (typeof path === 'string' && path !== '-') return tryOpen(path, session);
  if (!isFed()) {
    say(session.words.usageFault({ code: 'no-input', input: 'input', isSecret: false, variable: '' }));
    return undefined;
  }
  return new File([await readStandardInput('input')], '');
}

/** Opens a file, or says why it cannot be opened. */
export async function tryOpen(path: string, session: Session): Promise<File | undefined> {
  try {
    return await openFile(path);
  } catch (error) {
    const code = fileErrorOf(error);
    if (code === undefined) throw error;
    say(session.words.fileFault(path, code));
    return undefined;
  }
}
