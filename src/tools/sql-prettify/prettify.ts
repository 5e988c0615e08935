import type { FormatOptions } from 'sql-formatter';
import { excerptWithCaret } from '../../lib/excerpt';
import { positionAt } from '../../lib/large-text';
import { err, ok, type Result } from '../../lib/result';
import { wholeCharacterCut } from '../../lib/utf8-length';
import { findBlocks, gapInBlocks } from './blocks';
import { isLikeMySql, LIKELY, type Dialect } from './dialects';
import { findJoints } from './gaps';
import { loadDialect } from './load-dialect';
import { Filler, parameterTypes, readValues, type Values } from './parameters';
import { maskPlaceholders, type Mask } from './placeholders';
import { SPAN_KINDS } from './span-kinds';
import { isComment, type SqlToken } from './sql-token';
import {
  DEPTH_LIMIT,
  essence,
  formatWithTokens,
  isKeyword,
  isVerbatim,
  OpenComment,
  TooDeep,
  tokenize,
} from './sql-tokens';

export interface PrettifySettings extends Omit<FormatOptions, 'params' | 'paramTypes'> {
  readonly dialect: Dialect;
  readonly oneLine: boolean;
}

interface Place {
  /** Offset in UTF-16 units. */
  readonly at: number;
  /** Both from 1, the column in code points. */
  readonly line: number;
  readonly column: number;
  /** The line with a caret under the place. */
  readonly excerpt: string;
}

export type PrettifyFault =
  /** The text that cannot be read begins with `found`; the dialect named reads all of it. */
  | ({ readonly code: 'unreadable'; readonly found: string; readonly readableAs: Dialect | undefined } & Place)
  /** The text ends where more must come. */
  | ({ readonly code: 'unfinished'; readonly readableAs: Dialect | undefined } & Place)
  | ({ readonly code: 'too-deep'; readonly limit: number } & Place)
  /** Formatting would do more than change white space and case, so nothing is formatted. */
  | ({ readonly code: 'would-change'; readonly found: string } & Place);

export interface Prettified {
  readonly text: string;
  /** Start, end and kind of what has a colour, in the order of the text; offsets in UTF-16 units. */
  readonly spans: Uint32Array<ArrayBuffer>;
  /** Parameters without a value, and values without a parameter. */
  readonly unfilled: readonly string[];
  readonly unused: readonly string[];
}

/** Longer texts are shown without colours. */
const COLOURED_TO = 200_000;
/** Longer texts are not read again in nineteen dialects. */
const TRIED_TO = 50_000;
const FOUND_SHOWN = 10;

/** Formats SQL. Only white space and the case of words change, or comments go too where one line is asked for. */
export async function prettifySql(
  text: string,
  parameters: string,
  settings: PrettifySettings,
): Promise<Result<Prettified, PrettifyFault>> {
  if (text.trim() === '') return ok({ text: '', spans: new Uint32Array(), unfilled: [], unused: [] });
  const values = readValues(parameters);
  const attempt = await formatIn(settings.dialect, text, values, settings);
  if (attempt.ok) return attempt;
  const { fault } = attempt;
  if (fault.code !== 'unreadable' && fault.code !== 'unfinished') return attempt;
  return err({ ...fault, readableAs: await findReadable('found' in fault ? fault.found : '', text, values, settings) });
}

/** Dialects that are known by what another one stumbles over. */
const HINTS: Readonly<Record<string, readonly Dialect[]>> = {
  '[': ['transactsql', 'postgresql'],
  '@': ['transactsql', 'mysql'],
  '`': ['mysql', 'bigquery'],
  '#': ['mysql', 'bigquery'],
  '{': ['duckdb', 'clickhouse', 'n1ql'],
};

/** The first of the likely dialects that reads the text. */
async function findReadable(
  found: string,
  text: string,
  values: Values,
  settings: PrettifySettings,
): Promise<Dialect | undefined> {
  if (text.length > TRIED_TO) return undefined;
  for (const dialect of new Set([...(HINTS[found.charAt(0)] ?? []), ...LIKELY])) {
    if (dialect === settings.dialect) continue;
    // One after the other: the first that can is the answer, and most often it is among the first.
    // oxlint-disable-next-line no-await-in-loop
    if ((await formatIn(dialect, text, values, settings)).ok) return dialect;
  }
  return undefined;
}

async function formatIn(
  dialect: Dialect,
  text: string,
  values: Values,
  settings: PrettifySettings,
): Promise<Result<Prettified, PrettifyFault>> {
  const grammar = await loadDialect(dialect);
  const mask = maskPlaceholders(text);
  const { dialect: _, oneLine, ...layout } = settings;
  const options: Partial<FormatOptions> = {
    ...layout,
    ...(oneLine && { indentStyle: 'standard', newlineBeforeSemicolon: false }),
    paramTypes: parameterTypes(dialect, grammar, values),
  };
  try {
    const { text: formatted, tokens: before } = formatWithTokens(mask.text, grammar, options);
    const after = tokenize(formatted, grammar, options);
    const changed = firstChange(before, after);
    if (changed !== undefined) {
      const at = mask.originalOffset(before[changed]?.start ?? mask.text.length);
      return err({ code: 'would-change', found: foundAt(text, at), ...placeAt(text, at) });
    }
    const writer = new Writer(mask, new Filler(values));
    const joined = {
      before,
      after,
      formatted,
      joints: findJoints(before),
      dialect,
      blockIndent: blockIndent(settings),
    };
    if (oneLine) writeOneLine(joined, writer, mask);
    else writeLines(joined, writer, mask);
    return ok(writer.finish());
  } catch (error) {
    return err(faultOf(error, text, mask));
  }
}

/** The index of the first token that is another one after formatting. */
function firstChange(before: readonly SqlToken[], after: readonly SqlToken[]): number | undefined {
  const length = Math.max(before.length, after.length);
  for (let i = 0; i < length; i++) {
    const one = before[i];
    const other = after[i];
    if (!one || !other || essence(one) !== essence(other)) return i;
  }
  return undefined;
}

interface Joined {
  readonly before: readonly SqlToken[];
  readonly after: readonly SqlToken[];
  readonly formatted: string;
  readonly joints: Uint8Array;
  readonly dialect: Dialect;
  /** By how much what stands in a block is indented, where blocks are looked for. */
  readonly blockIndent: string | undefined;
}

function blockIndent({ dialect, indentStyle, useTabs, tabWidth }: PrettifySettings): string | undefined {
  if (dialect !== 'transactsql' || indentStyle !== 'standard') return undefined;
  return useTabs ? '\t' : ' '.repeat(tabWidth);
}

/** The library's lines, with the white space taken out again that it had no business to put in. */
function writeLines({ before, after, joints, dialect, blockIndent }: Joined, writer: Writer, mask: Mask): void {
  const gaps = gapsBesideStatements(before, after);
  const blocks = blockIndent === undefined ? undefined : findBlocks(before);
  for (const [i, token] of after.entries()) {
    const ownGap = gaps.get(i) ?? token.precedingWhitespace ?? '';
    const gap = blocks && blockIndent !== undefined ? gapInBlocks(blocks, i, ownGap, blockIndent) : ownGap;
    const needsLine =
      i > 0 && (isTagLine(before[i - 1], mask) || isTagLine(token, mask) || needsBreak(before, i, dialect, mask));
    // What follows a tag stands where the tag stands.
    if (needsLine && !gap.includes('\n')) writer.write(isTagLine(before[i - 1], mask) ? `\n${writer.indent()}` : '\n');
    else if (joints[i] !== 1) writer.write(gap === '' ? neededBlank(before, i) : gap);
    writer.writeToken(token, wordOf(token, before[i]));
  }
}

/**
 * Comments that stand beside a statement stay behind its semicolon: the library takes them for the beginning of the next
 * statement. Gives the white space before them, and before what follows them, by the index of the token.
 */
function gapsBesideStatements(before: readonly SqlToken[], after: readonly SqlToken[]): ReadonlyMap<number, string> {
  const gaps = new Map<number, string>();
  for (const [i, { type }] of before.entries()) {
    if (type !== 'DELIMITER') continue;
    const end = endOfCommentsBeside(before, i + 1);
    if (end === i + 1) continue;
    for (let beside = i + 1; beside < end; beside++) gaps.set(beside, ' ');
    // The lines between statements move behind the comments; the next statement keeps its indent.
    const between = /[^]*\n/u.exec(after[i + 1]?.precedingWhitespace ?? '')?.[0] ?? '\n';
    const indent = /[^\n]*$/u.exec(after[end]?.precedingWhitespace ?? '')?.[0] ?? '';
    gaps.set(end, `${between}${indent}`);
  }
  return gaps;
}

/** Where the comments end that begin here, before the line does. What stands on the same line behind them is theirs. */
function endOfCommentsBeside(tokens: readonly SqlToken[], from: number): number {
  let end = from;
  for (let i = from; ; i++) {
    const token = tokens[i];
    if (beginsLine(tokens, i)) end = i;
    if (!token || !isComment(token) || beginsLine(tokens, i)) return end;
  }
}

function isTagLine(token: SqlToken | undefined, mask: Mask): boolean {
  return token !== undefined && mask.isTagLine(token.raw);
}

/** The library takes some single letters for keywords; where names have a case, writing them otherwise would break them. */
function wordOf(after: SqlToken, before: SqlToken | undefined): string {
  return after.raw.length === 1 && before && isKeyword(after) ? before.raw : after.raw;
}

/** A blank that the library took away although the words must not run together. */
function neededBlank(before: readonly SqlToken[], i: number): string {
  const token = before[i];
  const previous = before[i - 1];
  if (!token?.precedingWhitespace || !previous || !isKeyword(previous)) return '';
  return /^[:@$]/u.test(token.raw) ? ' ' : '';
}

/** All on one line: without comments, and with line breaks only inside strings and where a client needs them. */
function writeOneLine({ before, after, joints, dialect }: Joined, writer: Writer, mask: Mask): void {
  let previous: SqlToken | undefined;
  let hadBreak = false;
  for (const [i, token] of after.entries()) {
    const kept = inLine(token, wordOf(token, before[i]), dialect);
    hadBreak ||= token.precedingWhitespace !== undefined && token.precedingWhitespace !== '';
    if (kept === undefined) {
      hadBreak = true;
      continue;
    }
    const needsLine = needsBreak(before, i, dialect, mask);
    if (previous && needsLine) writer.write('\n');
    else if (previous && joints[i] !== 1 && (hadBreak ? !isTight(previous, token) : neededBlank(before, i) !== '')) {
      writer.write(' ');
    }
    writer.writeToken(token, kept);
    previous = token;
    hadBreak = false;
  }
}

/** Where one line has no blank although there was white space. */
function isTight(previous: SqlToken, token: SqlToken): boolean {
  return (
    previous.type === 'OPEN_PAREN' ||
    token.type === 'CLOSE_PAREN' ||
    token.type === 'COMMA' ||
    token.type === 'DELIMITER'
  );
}

/**
 * What is left of a token on one line: nothing of a comment, but hints to the optimiser and MySQL's conditional code are more than
 * that. MySQL takes `--` for a comment only before a blank, so that `5--1` is code there.
 */
function inLine(token: SqlToken, raw: string, dialect: Dialect): string | undefined {
  const { type } = token;
  if (type === 'BLOCK_COMMENT') return /^\/\*(?:[+!]|M!)/u.test(raw) ? raw.replace(/\s*[\r\n]\s*/gu, ' ') : undefined;
  if (type === 'LINE_COMMENT') {
    if (dialect === 'plsql' && raw.startsWith('--+') && !raw.includes('*/')) return `/*${raw.slice(2).trimEnd()} */`;
    return isLikeMySql(dialect) && /^--[\d(.@]/u.test(raw) ? raw.trimEnd() : undefined;
  }
  return isVerbatim(token) ? raw : raw.replace(/\s+/gu, ' ');
}

/** Whether a line break stood before a token and must stay: what clients read by lines begins or ends there. */
function needsBreak(tokens: readonly SqlToken[], i: number, dialect: Dialect, mask: Mask): boolean {
  if (clientLineLength(tokens, i, dialect, mask) > 0) return true;
  const isBehindOne = clientLineLength(tokens, i - 1, dialect, mask) === 1;
  return isBehindOne || clientLineLength(tokens, i - 2, dialect, mask) === 2;
}

/** How many tokens a line for a client has that begins with a token: `GO`, `GO 5`, `/`, `DELIMITER //`. Otherwise 0. */
function clientLineLength(tokens: readonly SqlToken[], i: number, dialect: Dialect, mask: Mask): 0 | 1 | 2 {
  const token = tokens[i];
  if (!token) return 0;
  if (mask.isCommand(token.raw) || token.type === 'DISABLE_COMMENT') return 1;
  const isBatchEnd = (dialect === 'transactsql' || dialect === 'sql') && /^GO$/iu.test(token.raw);
  const isBlockEnd = token.raw === '/' && (dialect === 'plsql' || tokens[i - 1]?.type === 'DELIMITER');
  if (!(isBatchEnd || isBlockEnd) || !beginsLine(tokens, i)) return 0;
  if (beginsLine(tokens, i + 1)) return 1;
  return isBatchEnd && tokens[i + 1]?.type === 'NUMBER' && beginsLine(tokens, i + 2) ? 2 : 0;
}

/** Whether a token, or the end of the text, is first on its line. */
function beginsLine(tokens: readonly SqlToken[], i: number): boolean {
  const token = tokens[i];
  return i === 0 || !token || /[\r\n]/u.test(token.precedingWhitespace ?? '');
}

const PARAMETERS = new Set([
  'CUSTOM_PARAMETER',
  'NAMED_PARAMETER',
  'NUMBERED_PARAMETER',
  'POSITIONAL_PARAMETER',
  'QUOTED_PARAMETER',
  'VARIABLE',
]);

/** Puts the result together, and notes where what stands in it. */
class Writer {
  private readonly parts: string[] = [];
  private readonly spans: number[] = [];
  private length = 0;
  private readonly mask: Mask;
  private readonly filler: Filler;

  constructor(mask: Mask, filler: Filler) {
    this.mask = mask;
    this.filler = filler;
  }

  write(part: string): void {
    this.parts.push(part);
    this.length += part.length;
  }

  /** The white space at the beginning of the line that is being written. */
  indent(): string {
    let line = '';
    for (let i = this.parts.length - 1; i >= 0 && !line.includes('\n'); i--) line = `${this.parts[i] ?? ''}${line}`;
    return /^[ \t]*/u.exec(line.slice(line.lastIndexOf('\n') + 1))?.[0] ?? '';
  }

  writeToken(token: SqlToken, raw = token.raw): void {
    const restored = this.mask.restore(raw);
    const start = this.length;
    this.write(PARAMETERS.has(token.type) ? this.filled(token, restored) : restored);
    const kind = kindOf(token);
    if (kind && this.length <= COLOURED_TO) this.spans.push(start, this.length, SPAN_KINDS.indexOf(kind));
  }

  private filled({ type, raw }: SqlToken, restored: string): string {
    if (type === 'VARIABLE' && !this.filler.knows(raw)) return restored;
    const value = this.filler.fill(raw, type === 'POSITIONAL_PARAMETER');
    return value === raw ? restored : value;
  }

  finish(): Prettified {
    return { text: this.parts.join(''), spans: Uint32Array.from(this.spans), ...this.filler.finish() };
  }
}

function kindOf(token: SqlToken): (typeof SPAN_KINDS)[number] | undefined {
  if (isComment(token) || token.type === 'DISABLE_COMMENT') return 'quiet';
  if (token.type === 'STRING') return 'string';
  if (token.type === 'NUMBER') return 'number';
  if (PARAMETERS.has(token.type)) return 'key';
  return isKeyword(token) ? 'word' : undefined;
}

const AT = /at line (\d+) column (\d+)/u;

/** What the library threw, without its words. What it does not throw by design goes on. */
function faultOf(error: unknown, text: string, mask: Mask): PrettifyFault {
  if (error instanceof OpenComment) {
    const at = mask.originalOffset(error.start);
    return { code: 'unreadable', found: foundAt(text, at), readableAs: undefined, ...placeAt(text, at) };
  }
  if (error instanceof TooDeep) {
    return { code: 'too-deep', limit: DEPTH_LIMIT, ...placeAt(text, mask.originalOffset(error.start)) };
  }
  const message = error instanceof Error ? error.message : '';
  if (!message.startsWith('Parse error')) throw error;
  const [, line, column] = AT.exec(message) ?? [];
  const end = text.trimEnd().length;
  const at =
    line === undefined ? end : Math.min(mask.originalOffset(offsetIn(mask.text, Number(line), Number(column))), end);
  if (at >= end) return { code: 'unfinished', readableAs: undefined, ...placeAt(text, end) };
  return { code: 'unreadable', found: foundAt(text, at), readableAs: undefined, ...placeAt(text, at) };
}

/** The library counts lines by their LF, and columns in UTF-16 units. */
function offsetIn(text: string, line: number, column: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The beginning of what stands at an offset, up to the end of its line. */
function foundAt(text: string, at: number): string {
  const line = /^[^\r\n]*/u.exec(text.slice(at, at + 200))?.[0] ?? '';
  const shown = line.slice(0, wholeCharacterCut(line, FOUND_SHOWN));
  return shown.length < line.length ? `${shown}…` : shown;
}

function placeAt(text: string, at: number): Place {
  return { at, ...positionAt(text, at), excerpt: excerptWithCaret(text, at) };
}
