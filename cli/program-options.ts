import { parseArgs, type ParseArgsConfig } from 'node:util';

/** One piece of a command line. */
export type Piece =
  | { readonly kind: 'word'; readonly text: string; readonly isAfterEnd: boolean }
  | { readonly kind: 'option'; readonly flag: string; readonly value: string | undefined; readonly isOff: boolean };

/** Which options take a value; all others are switches. */
export interface Taking {
  readonly withValue: ReadonlySet<string>;
  readonly switches: ReadonlySet<string>;
}

const SHORT: Readonly<Record<string, string>> = {
  h: 'help',
  o: 'output',
  f: 'file',
  q: 'quiet',
};

/** The program's own options, beside those of a tool. */
export const OWN: Taking = {
  withValue: new Set(['lang', 'file', 'output', 'output-dir', 'extension']),
  switches: new Set(['help', 'json', 'quiet', 'in-place']),
};

/** What begins with a dash and a digit is a number below zero, no option. */
const NEGATIVE = /^-[\d.]/;

/** Takes a command line apart (POSIX and GNU conventions: `--name value`, `--name=value`, `--no-name`, `--` ends the options). */
export function takeApart(args: readonly string[], { withValue, switches }: Taking): readonly Piece[] {
  const shortOf = (flag: string) => Object.keys(SHORT).find((letter) => SHORT[letter] === flag);
  const declare = (type: 'string' | 'boolean') => (flag: string) => {
    const short = shortOf(flag);
    return [flag, short === undefined ? { type } : { type, short }] as const;
  };
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries([
    ...[...withValue].map(declare('string')),
    ...[...switches].map(declare('boolean')),
  ]);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const pieces: Piece[] = [];
  const negative = new Set<number>();
  let end = Infinity;
  for (const token of tokens) {
    const written = args[token.index] ?? '';
    if (token.kind === 'option-terminator') end = token.index;
    else if (token.kind === 'positional')
      pieces.push({ kind: 'word', text: token.value, isAfterEnd: token.index > end });
    else if (NEGATIVE.test(written)) {
      // It was taken for one short option after the other, all at the same place.
      if (!negative.has(token.index)) pieces.push({ kind: 'word', text: written, isAfterEnd: false });
      negative.add(token.index);
    } else pieces.push(optionPiece(token.name, token.value, switches));
  }
  return pieces;
}

function optionPiece(flag: string, value: string | undefined, switches: ReadonlySet<string>): Piece {
  const positive = /^no-(.+)$/.exec(flag)?.[1];
  const isOff = positive !== undefined && !switches.has(flag) && switches.has(positive);
  return { kind: 'option', flag: isOff ? positive : flag, value, isOff };
}
