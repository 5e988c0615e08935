import { err, ok, type Result } from '../../lib/result';

export interface BadReplacementFault {
  readonly code: 'bad-replacement';
  /** From 1. */
  readonly line: number;
}

export type Replacement = readonly [from: string, to: string];

/** Longest list of replacements, in UTF-16 units. */
export const REPLACEMENTS_LIMIT = 20_000;

/** Reads lines of `from=to`; blank lines are skipped, and blanks around what is to be replaced do not count. */
export function parseReplacements(lines: string): Result<Replacement[], BadReplacementFault> {
  const found: Replacement[] = [];
  for (const [index, line] of lines.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue;
    const text = line.trimStart();
    // What is replaced may itself be or begin with the sign.
    const sign = text.indexOf('=', 1);
    if (sign < 0) return err({ code: 'bad-replacement', line: index + 1 });
    found.push([text.slice(0, sign).trim().normalize('NFKC'), text.slice(sign + 1)]);
  }
  return ok(found);
}

/** Replaces in one pass, so that nothing is replaced twice; the longest match wins. */
export function createReplacer(replacements: readonly Replacement[]): (text: string) => string {
  if (replacements.length === 0) return (text) => text;
  const targets = new Map(replacements);
  const pattern = [...targets.keys()]
    .sort((one, other) => other.length - one.length)
    .map((from) => from.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join('|');
  const matcher = new RegExp(pattern, 'gu');
  return (text) => text.replace(matcher, (from) => targets.get(from) ?? from);
}
