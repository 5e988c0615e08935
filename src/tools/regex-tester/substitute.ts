import { afterEmpty, matchesOf, teller, type Scanning } from './scan';

/** A part of a replacement: letters, the match, what is before or behind it, or a group. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'match' | 'before' | 'after' }
  | { readonly kind: 'group'; readonly number: number }
  | { readonly kind: 'named'; readonly name: string };

/** Takes a replacement apart as `GetSubstitution` of the standard does. `$<` begins a name only where the expression has names. */
export function readReplacement(replacement: string, groupCount: number, hasNames: boolean): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  const add = (at: number, end: number, part: Part) => {
    if (at > start) parts.push({ kind: 'text', text: replacement.slice(start, at) });
    parts.push(part);
    start = end;
  };
  for (let at = replacement.indexOf('$'); at !== -1; at = replacement.indexOf('$', Math.max(at + 1, start))) {
    const next = replacement.charAt(at + 1);
    if (next === '$') add(at, at + 2, { kind: 'text', text: '$' });
    else if (next === '&') add(at, at + 2, { kind: 'match' });
    else if (next === '`') add(at, at + 2, { kind: 'before' });
    else if (next === "'") add(at, at + 2, { kind: 'after' });
    else if (next === '<' && hasNames) {
      const end = replacement.indexOf('>', at + 2);
      if (end !== -1) add(at, end + 1, { kind: 'named', name: replacement.slice(at + 2, end) });
    } else {
      const digits = /^\d{1,2}/.exec(replacement.slice(at + 1, at + 3))?.[0] ?? '';
      // Two digits count where there is such a group, else the first of them.
      const number = [digits, digits.slice(0, 1)].map(Number).find((one) => one >= 1 && one <= groupCount);
      if (number !== undefined) {
        const length = digits.length === 2 && Number(digits) === number ? 2 : 1;
        add(at, at + 1 + length, { kind: 'group', number });
      }
    }
  }
  if (start < replacement.length) parts.push({ kind: 'text', text: replacement.slice(start) });
  return parts;
}

/** Longer results are no longer made: engines end strings at about half a billion units, and memory before that. */
const LONGEST = 100_000_000;

export type ReplaceResult =
  { readonly kind: 'done'; readonly text: string } | { readonly kind: 'too-long'; readonly limit: number };

function expand(part: Part, text: string, match: RegExpExecArray): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'match':
      return match[0];
    case 'before':
      return text.slice(0, match.index);
    case 'after':
      return text.slice(match.index + match[0].length);
    case 'group':
      return match[part.number] ?? '';
    case 'named':
      return (match.groups && Object.hasOwn(match.groups, part.name) ? match.groups[part.name] : undefined) ?? '';
  }
}

/** `text.replace(expression, replacement)`, told while it runs: all matches with `g`, else the first. */
export function replaceMatches(text: string, expression: RegExp, replacement: string, job?: Scanning): ReplaceResult {
  const pieces: string[] = [];
  let parts: readonly Part[] | undefined;
  let end = 0;
  let length = 0;
  const push = (piece: string) => {
    length += piece.length;
    pieces.push(piece);
  };
  for (const match of matchesOf(text, expression, job)) {
    parts ??= readReplacement(replacement, match.length - 1, match.groups !== undefined);
    push(text.slice(end, match.index));
    for (const part of parts) push(expand(part, text, match));
    if (length > LONGEST) return { kind: 'too-long', limit: LONGEST };
    end = match.index + match[0].length;
  }
  push(text.slice(end));
  return { kind: 'done', text: pieces.join('') };
}

export interface Split {
  /** What stood between the matches, with what their groups caught; null for a group that took no part. */
  readonly pieces: readonly (string | null)[];
}

/** `text.split(expression)`, told while it runs. Whether the expression is global or sticky makes no difference to it. */
export function splitByMatches(text: string, given: RegExp, job?: Scanning): readonly (string | null)[] {
  const expression = new RegExp(given.source, `${given.flags.replace(/[gy]/g, '')}g`);
  const tell = teller(text.length, job);
  if (text === '') return expression.test(text) ? [] : [text];
  const pieces: (string | null)[] = [];
  let start = 0;
  for (let from = 0; from < text.length;) {
    expression.lastIndex = from;
    const match = expression.exec(text);
    if (!match || match.index >= text.length) break;
    const end = match.index + match[0].length;
    if (end === start) {
      from = afterEmpty(text, match.index, expression);
      continue;
    }
    pieces.push(text.slice(start, match.index));
    for (const caught of match.slice(1) as (string | undefined)[]) pieces.push(caught ?? null);
    start = from = end;
    tell(end);
  }
  pieces.push(text.slice(start));
  return pieces;
}
