import type { Reading } from './dialect';
import { readEscapes, type EscapeReading } from './read-escapes';
import { ReadSink } from './read-sink';

/** One way in which a language writes a literal. */
export interface Literal {
  /** What begins it, a sticky pattern; its first group may be part of what ends it. */
  readonly open: RegExp;
  /** What ends it; `$1` is the first group. */
  readonly close: string;
  /** The escapes in it; undefined where there are none. */
  readonly escapes?: EscapeReading;
  /** Whether what ends it stands twice for itself. */
  readonly isDoubled?: boolean;
  /** Other signs that end it, and stand twice for themselves. */
  readonly alike?: string;
  /** Whether a line may end in it. */
  readonly hasBreaks?: boolean;
  /** What else is done with what stands in it, such as taking an indent away, before its escapes are read. */
  readonly inside?: (body: string) => string;
}

export interface LiteralReading {
  readonly literals: readonly Literal[];
  /** The escapes of a text without quotes. */
  readonly bare: EscapeReading | undefined;
  /** What may stand between two literals that are one text, a sticky pattern. */
  readonly joint: RegExp;
  /** What may not stand in a literal as it is. */
  readonly forbidden?: RegExp;
}

const BLANKS = /\s*/y;
/** What often stands behind a literal that is copied out of code. */
const TAIL = /\s*[;,]?\s*/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** One literal: where its body is and where it ends. */
interface Found {
  readonly literal: Literal;
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/** Reads literals that are one text together, or else the text as what stands between quotes. */
export function readLiterals(source: string, rules: LiteralReading): Reading {
  const start = matchAt(BLANKS, source, 0)?.[0].length ?? 0;
  const found = findLiterals(source, start, rules);
  const sink = new ReadSink(source);
  if (found && 'literals' in found) {
    for (const one of found.literals) readLiteral(source, one, rules, sink);
    return sink.done(true);
  }
  // A text that begins as a literal and goes on behind it, or never ends, is read as it stands.
  if (found) sink.note('open', found.openAt, found.openAt + 1, 'error');
  if (rules.bare) readEscapes(source, 0, source.length, rules.bare, sink);
  else sink.add(source);
  return sink.done(false);
}

/** The literals that the whole text is made of, or where one begins that never ends. */
function findLiterals(
  source: string,
  start: number,
  rules: LiteralReading,
): { readonly literals: readonly Found[] } | { readonly openAt: number } | undefined {
  const literals: Found[] = [];
  let at = start;
  for (;;) {
    const one = findLiteral(source, at, rules);
    if (one === 'open') return { openAt: at };
    if (!one) return undefined;
    literals.push(one);
    if (one.end + (matchAt(TAIL, source, one.end)?.[0].length ?? 0) === source.length) return { literals };
    const joint = matchAt(rules.joint, source, one.end);
    if (!joint) return undefined;
    at = one.end + joint[0].length;
  }
}

function findLiteral(source: string, at: number, rules: LiteralReading): Found | 'open' | undefined {
  for (const literal of rules.literals) {
    const open = matchAt(literal.open, source, at);
    if (!open) continue;
    const from = at + open[0].length;
    const close = literal.close.replace('$1', () => open[1] ?? '');
    const to = bodyEnd(source, from, close, literal);
    return to < 0 ? 'open' : { literal, from, to, end: to + close.length };
  }
  return undefined;
}

/** Where the body ends that begins at a place; -1 where it never does. */
function bodyEnd(source: string, from: number, close: string, { escapes, isDoubled, alike = '' }: Literal): number {
  if (!escapes && !isDoubled) return source.indexOf(close, from);
  const first = close.charAt(0);
  for (let at = from; at < source.length; at++) {
    const sign = source.charAt(at);
    if (escapes && sign === escapes.sign) at += 1;
    else if (sign === first || alike.includes(sign)) {
      if (isDoubled && (source.charAt(at + 1) === first || isIn(alike, source.charAt(at + 1)))) at += 1;
      else if (isIn(alike, sign) || source.startsWith(close, at)) return at;
    }
  }
  return -1;
}

const isIn = (signs: string, sign: string) => sign !== '' && signs.includes(sign);

function readLiteral(
  source: string,
  { literal, from, to }: Found,
  { forbidden }: LiteralReading,
  sink: ReadSink,
): void {
  const { escapes, isDoubled, alike = '', inside, hasBreaks = false, close } = literal;
  if (inside) {
    // Its places are not those of the source any more.
    const body = inside(source.slice(from, to));
    const inner = new ReadSink(body);
    if (escapes) readEscapes(body, 0, body.length, escapes, inner);
    else inner.add(body);
    const read = inner.done(false);
    sink.add(read.text);
    for (const one of read.left) sink.note(one.kind, from, to, one.effect);
    return;
  }
  const raw = hasBreaks ? undefined : /[\n\r]/;
  const wrong = [raw, forbidden].flatMap((pattern) => firstOutside(source.slice(from, to), pattern, escapes));
  for (const at of wrong) sink.note('raw', from + at, from + at + 1, 'error');
  let at = from;
  if (isDoubled) {
    const signs = close.charAt(0) + alike;
    for (let next = from; next < to; next++) {
      const sign = source.charAt(next);
      if (escapes && sign === escapes.sign) next += 1;
      else if (signs.includes(sign) && signs.includes(source.charAt(next + 1)) && next + 1 < to) {
        readPart(source, at, next + 1, escapes, sink);
        next += 1;
        at = next + 1;
      }
    }
  }
  readPart(source, at, to, escapes, sink);
}

function readPart(source: string, from: number, to: number, escapes: EscapeReading | undefined, sink: ReadSink): void {
  if (escapes) readEscapes(source, from, to, escapes, sink);
  else if (to > from) sink.add(source.slice(from, to));
}

/** Where something first stands that may not, but for a line break that an escape takes away. */
function firstOutside(body: string, pattern: RegExp | undefined, escapes: EscapeReading | undefined): number[] {
  if (!pattern) return [];
  const at = body.search(pattern);
  if (at < 0) return [];
  if (!escapes?.breaks) return [at];
  for (let next = 0; next < body.length; next++) {
    const sign = body.charAt(next);
    if (sign === escapes.sign) next += body.startsWith('\r\n', next + 1) ? 2 : 1;
    else if (pattern.test(sign)) return [next];
  }
  return [];
}
