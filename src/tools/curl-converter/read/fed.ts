import type { ShellCommand } from '../../../lib/shell/shell-command';
import type { Fed } from '../model';

const FROM_FILE = /^0?< (.+)$/s;

/** What a command itself says of its standard input: a here-document, or a file behind `<`. */
export function fedTo({ input, redirections }: ShellCommand): Fed | undefined {
  if (input !== undefined) return { text: input };
  const file = redirections.flatMap(({ text }) => FROM_FILE.exec(text)?.[1] ?? []).at(-1);
  return file === undefined ? undefined : { file };
}

/** What the command before it writes into a pipe: what `echo`, `printf` and `cat` do is known, of others that there is something. */
export function pipedInto(before: ShellCommand | undefined): Fed | undefined {
  if (before?.endedBy?.text !== '|') return undefined;
  const [program, ...words] = before.words.map(({ text }) => text);
  const known =
    program === 'cat'
      ? catOutput(before, words)
      : program === 'echo'
        ? echoOutput(words)
        : printfOutput(program, words);
  return known ?? { file: '-' };
}

function catOutput(command: ShellCommand, words: readonly string[]): Fed | undefined {
  const [file, ...others] = words;
  if (file === undefined || (file === '-' && others.length === 0)) return fedTo(command);
  return others.length === 0 && !file.startsWith('-') ? { file } : undefined;
}

/** As the echo of bash writes it, which reads escapes only behind `-e`. */
function echoOutput(words: readonly string[]): Fed | undefined {
  const first = words.findIndex((word) => !/^-[neE]+$/.test(word));
  const [flags, texts] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)];
  const text = texts.join(' ');
  const readsEscapes = flags.join('').includes('e');
  if (readsEscapes && text.includes('\\')) return undefined;
  return { text: flags.join('').includes('n') ? text : `${text}\n` };
}

function printfOutput(program: string | undefined, words: readonly string[]): Fed | undefined {
  if (program !== 'printf') return undefined;
  const [format = '', text, ...others] = words;
  if (others.length > 0) return undefined;
  if (text === undefined) return /[%\\]/.test(format) ? undefined : { text: format };
  const [, end] = /^%s(|\\n)$/.exec(format) ?? [];
  return end === undefined ? undefined : { text: end === '' ? text : `${text}\n` };
}
