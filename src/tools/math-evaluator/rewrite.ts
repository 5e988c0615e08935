import type { Locale } from '../../i18n/locale';
import { err, ok, type Result } from '../../lib/result';
import type { LineFault } from './faults';
import { tokenize, type Token } from './tokens';
import {
  commaFault,
  withMeasures,
  withPartedUnits,
  withShares,
  withShortUnits,
  withThousands,
} from './typed-quantities';

/** What percentages become: the engine itself cannot tell `50% + 5` from a remainder. */
export const PERCENT = '__percent';

/** A line as the engine reads it. */
export interface Rewritten {
  readonly text: string;
  /** Where each unit of the text came from in the line as it was typed; one more for the end. */
  readonly origins: readonly number[];
  /** Thousands are parted in it by a comma, which another language reads as the decimal sign. */
  readonly hasThousands: boolean;
}

/** How a line is read. */
export interface Reading {
  /** Of the page: in French, a comma is a decimal sign. */
  readonly language: Locale;
  /** Names that the sheet has defined: they mean what it says. */
  readonly own: ReadonlySet<string>;
}

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** What may follow a percentage; before anything else the sign is that of a remainder. */
const AFTER_PERCENT = new Set(
  '+ - * / ^ .* ./ .^ % ! = == != < > <= >= & | ^| && || ?? << >> >>> , ; : ? ) ] }'.split(' '),
);
const WORD_OPERATORS = new Set(['mod', 'to', 'in', 'and', 'or', 'xor']);

/**
 * Rewrites a line to what the engine reads: the typed forms of `tokenize`, thousands and measures of several units, roots as calls, `%` as
 * percentage or remainder, unless a comma stands where a decimal point must.
 */
export function rewrite(line: string, { language, own }: Reading): Result<Rewritten, LineFault> {
  const typed = tokenize(line);
  const tokens = withThousands(line, typed, language);
  const fault = commaFault(line, tokens);
  if (fault) return err(fault);
  const end = typed.findLast(({ kind }) => kind !== 'space');
  const hasThousands = tokens.length < typed.length && /\d[,，]\d/.test(line);
  const measured = withMeasures(withPartedUnits(withShares(tokens, own), own), own);
  const read = withPercents(withRoots(withConstants(withShortUnits(measured, own))));
  return ok({ ...joined(line, read, end ? endOf(line, end) : 0), hasThousands });
}

function endOf(line: string, last: Token): number {
  const comment = last.kind === 'text' ? -1 : line.slice(last.at).search(/[#＃]/);
  return comment === -1 ? line.trimEnd().length : line.slice(0, last.at + comment).trimEnd().length;
}

function joined(line: string, tokens: readonly Token[], end: number): Omit<Rewritten, 'hasThousands'> {
  const isFilled = ({ kind }: Token) => kind !== 'space';
  const filled = tokens.slice(tokens.findIndex(isFilled), tokens.findLastIndex(isFilled) + 1);
  const origins: number[] = [];
  for (const { text, at } of filled) {
    const isAsTyped = line.startsWith(text, at);
    for (let offset = 0; offset < text.length; offset += 1) origins.push(at + (isAsTyped ? offset : 0));
  }
  return { text: filled.map(({ text }) => text).join(''), origins: [...origins, end] };
}

/** The next or previous token that is no space. */
function nextPlace(tokens: readonly Token[], from: number, by: 1 | -1): number {
  let index = from;
  while (tokens[index]?.kind === 'space') index += by;
  return index;
}

/** Keeps a constant that was a sign of its own apart from a name before it and from a parenthesis after it. */
function withConstants(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (token.kind !== 'name') return [token];
    const isGlued = before?.kind === 'name';
    const parted = isGlued ? [{ ...token, kind: 'space', text: ' ' } as const, token] : [token];
    return token.text === 'pi' && after?.text === '('
      ? [...parted, { ...token, kind: 'sign', text: '*' } as const]
      : parted;
  });
}

/** The end, exclusive, of the value that begins at an index, with the powers and factorials after it; the index when there is none. */
function valueEnd(tokens: readonly Token[], from: number): number {
  const start = nextPlace(tokens, from, 1);
  const first = tokens[start];
  let end = start + 1;
  if (first?.kind === 'sign' && (first.text === '-' || first.text === '+')) {
    const inner = valueEnd(tokens, end);
    return inner === end ? from : inner;
  }
  if (first?.kind === 'name' && ROOTS.has(first.text) && tokens[end]?.text !== '(') {
    const inner = valueEnd(tokens, end);
    return inner === end ? from : inner;
  }
  if (CLOSING[first?.text ?? ''] !== undefined) end = closingPlace(tokens, start) + 1;
  else if (first?.kind !== 'number' && first?.kind !== 'name') return from;
  for (let next = tokens[end]; next?.kind === 'sign'; next = tokens[end]) {
    if (CLOSING[next.text] !== undefined && next.text !== '{') end = closingPlace(tokens, end) + 1;
    else if (next.text === '!' || next.text === "'") end += 1;
    else if (next.text === '^') {
      const power = valueEnd(tokens, end + 1);
      if (power === end + 1) break;
      end = power;
    } else break;
  }
  return end;
}

function closingPlace(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const text = tokens[index]?.kind === 'sign' ? (tokens[index]?.text ?? '') : '';
    if (CLOSING[text] !== undefined) depth += 1;
    if (OPENING[text] !== undefined) depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

function openingPlace(tokens: readonly Token[], close: number): number {
  let depth = 0;
  for (let index = close; index >= 0; index -= 1) {
    const text = tokens[index]?.kind === 'sign' ? (tokens[index]?.text ?? '') : '';
    if (OPENING[text] !== undefined) depth += 1;
    if (CLOSING[text] !== undefined) depth -= 1;
    if (depth === 0) return index;
  }
  return 0;
}

const ROOTS = new Set(['sqrt', 'cbrt']);

/** `√16` as a call: a root takes the value after it, with its powers. A root that is written as a call stays one. */
function withRoots(tokens: readonly Token[]): Token[] {
  const made = [...tokens];
  // From the end: a root within a root is a call by then.
  for (let index = made.length - 1; index >= 0; index -= 1) {
    const root = made[index];
    if (root?.kind !== 'name' || !ROOTS.has(root.text)) continue;
    const next = nextPlace(made, index + 1, 1);
    const isAssigned = made[next]?.text === '=';
    if (made[next]?.text === '(' || isAssigned) continue;
    const end = valueEnd(made, index + 1);
    if (end === index + 1) continue;
    made.splice(end, 0, { kind: 'sign', text: ')', at: made[end - 1]?.at ?? root.at });
    made.splice(index + 1, 0, { kind: 'sign', text: '(', at: root.at });
  }
  return made;
}

/** The start of the value that ends before an index; the index when there is none. */
function valueStart(tokens: readonly Token[], end: number): number {
  let index = nextPlace(tokens, end - 1, -1);
  while (tokens[index]?.text === '!' || tokens[index]?.text === "'") index = nextPlace(tokens, index - 1, -1);
  const last = tokens[index];
  // A power that was typed as a superscript stays with its base.
  if (last?.kind === 'number' && last.text.startsWith('(')) return valueStart(tokens, index - 1);
  if (last?.kind === 'number' || last?.kind === 'name') return index;
  if (last?.kind !== 'sign' || OPENING[last.text] === undefined) return end;
  let start = openingPlace(tokens, index);
  while (tokens[start - 1]?.text === ')' || tokens[start - 1]?.text === ']') start = openingPlace(tokens, start - 1);
  return tokens[start - 1]?.kind === 'name' && tokens[start]?.text !== '{' ? start - 1 : start;
}

function isPercent(tokens: readonly Token[], index: number): boolean {
  const next = tokens[nextPlace(tokens, index + 1, 1)];
  if (next === undefined) return true;
  return next.kind === 'name' ? WORD_OPERATORS.has(next.text) : next.kind === 'sign' && AFTER_PERCENT.has(next.text);
}

/** `10%` as a call where a percentage is meant, and `8 % 3` as a remainder. */
function withPercents(tokens: readonly Token[]): Token[] {
  const made = [...tokens];
  for (let index = 0; index < made.length; index += 1) {
    const sign = made[index];
    if (sign?.kind !== 'sign' || sign.text !== '%') continue;
    if (!isPercent(made, index)) {
      made[index] = { kind: 'name', text: ' mod ', at: sign.at };
      continue;
    }
    const start = valueStart(made, index);
    if (start === index) continue;
    made[index] = { kind: 'sign', text: ')', at: sign.at };
    const at = made[start]?.at ?? sign.at;
    made.splice(start, 0, { kind: 'name', text: PERCENT, at }, { kind: 'sign', text: '(', at });
    index += 2;
  }
  return made;
}
