/**
 * Placeholders of templates and mappers, and emoji, which the grammar does not take for letters although many databases do.
 * The content of a tag is limited, or an opening one without its end would be looked for through the whole text each time.
 */
const PLACEHOLDERS = [
  // Jinja, dbt, Mustache
  String.raw`\{\{[^]{0,5000}?\}\}|\{%[^]{0,5000}?%\}|\{#[^]{0,5000}?#\}`,
  // MyBatis, shell, JavaScript
  String.raw`[$#]\{[^{}]*\}`,
  // Python
  String.raw`\{[\p{ID_Continue}][\p{ID_Continue}.-]*\}|%\([^()\s]*\)[a-z]|%[sd](?![\p{L}\p{N}_(])`,
  String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)*`,
];
/** A number in front joins, because what stands in for the placeholder could not be read behind it. */
const PLACEHOLDER = new RegExp(String.raw`(?:(?<![\p{L}\p{N}_$])\d[\d.]*)?(?:${PLACEHOLDERS.join('|')})`, 'gu');

/** A command of MySQL's client, which takes a line of its own. `DELIMITER ','` is an option of a statement elsewhere. */
const CLIENT_COMMAND = /^[ \t]*DELIMITER[ \t]+[^\s'"\w(]+[ \t]*$/gimu;

/** No prefix of a literal in any dialect. */
const STARTS = ['k', 'j', 'v', 'w', 'y', 'z', 'h', 'zk', 'zj', 'zv', 'kz', 'jz', 'kzk', 'jzj', 'kzjk', 'zkjz'];

interface Masked {
  /** What stands there. */
  readonly original: string;
  /** Where it stood in the original text, and where its stand-in begins and ends; UTF-16 units. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A text in which identifiers stand in for placeholders. */
export interface Mask {
  readonly text: string;
  /** Puts the placeholders back, in any part of a result. */
  readonly restore: (part: string) => string;
  /** Whether a token is the stand-in of a client's command, which must have a line of its own. */
  readonly isCommand: (token: string) => boolean;
  /** Whether a token is the stand-in of a template's tag that has a line of its own and keeps it. */
  readonly isTagLine: (token: string) => boolean;
  /** The offset in the original text of an offset in the masked one. */
  readonly originalOffset: (offset: number) => number;
}

/** Puts identifiers in the place of placeholders. They have the same length where that is long enough, for the width of lines. */
export function maskPlaceholders(text: string): Mask {
  const start = freeStart(text);
  const found = placeholdersIn(text);
  const masked: Masked[] = [];
  const parts: string[] = [];
  let done = 0;
  let length = 0;
  for (const [index, { original, at }] of found.entries()) {
    const before = text.slice(done, at);
    const standIn = `${start}${String(index).padStart(original.length - start.length - 1, '0')}z`;
    length += before.length;
    masked.push({ original, at, from: length, to: length + standIn.length });
    length += standIn.length;
    parts.push(before, standIn);
    done = at + original.length;
  }
  parts.push(text.slice(done));
  const standIns = new RegExp(`${start}(\\d+)z`, 'giu');
  const whole = new RegExp(`^${start}(\\d+)z$`, 'iu');
  const kindOf = (token: string) =>
    masked.length === 0 ? undefined : found[Number(whole.exec(token)?.[1] ?? -1)]?.kind;
  return {
    text: parts.join(''),
    restore: (part) =>
      masked.length === 0
        ? part
        : part.replace(standIns, (standIn, index: string) => masked[Number(index)]?.original ?? standIn),
    isCommand: (token) => kindOf(token) === 'command',
    isTagLine: (token) => kindOf(token) === 'tag-line',
    originalOffset: (offset) => originalOffset(masked, offset),
  };
}

interface Found {
  readonly original: string;
  readonly at: number;
  readonly kind: 'command' | 'tag-line' | 'inline';
}

function placeholdersIn(text: string): Found[] {
  const commands = Array.from(text.matchAll(CLIENT_COMMAND), ({ 0: original, index }) => ({
    original,
    at: index,
    kind: 'command' as const,
  }));
  const placeholders = Array.from(text.matchAll(PLACEHOLDER), ({ 0: original, index }) => ({
    original,
    at: index,
    kind: hasOwnLine(text, original, index) ? ('tag-line' as const) : ('inline' as const),
  }));
  if (commands.length === 0) return placeholders;
  const isInCommand = (at: number) =>
    commands.some((command) => command.at <= at && at < command.at + command.original.length);
  return [...commands, ...placeholders.filter(({ at }) => !isInCommand(at))].toSorted(
    (one, other) => one.at - other.at,
  );
}

function hasOwnLine(text: string, original: string, at: number): boolean {
  if (!/^\{[%#]/u.test(original)) return false;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const end = at + original.length;
  const after = /^[ \t]*(?=[\r\n]|$)/u.test(text.slice(end, end + 100));
  return after && before.trim() === '';
}

/** Letters that no digit follows anywhere in the text, so that nothing in it looks like a stand-in. */
function freeStart(text: string): string {
  for (const start of STARTS) if (!new RegExp(`${start}\\d`, 'iu').test(text)) return start;
  let longer = 'kzz';
  while (text.toLowerCase().includes(longer)) longer += 'k';
  return longer;
}

function originalOffset(masked: readonly Masked[], offset: number): number {
  let shift = 0;
  for (const { original, at, from, to } of masked) {
    if (offset < from) break;
    if (offset < to) return at;
    shift = at + original.length - to;
  }
  return offset + shift;
}
