import type { Expansions, WordText } from './expansions';
import { readDollar } from './read-dollar';

/** A text that begins on the next line and goes to standard input. */
export interface HereDocument {
  /** The line that ends it. */
  readonly delimiter: string;
  /** Where the delimiter stands at first; in quotes it says that nothing is put in (UTF-16 units). */
  readonly at: number;
  /** The number of the command that is fed. */
  readonly command: number;
  /** Tabulators before its lines are dropped: `<<-`. */
  readonly dropsTabs: boolean;
}

const SPECIAL = /[\\$`]/g;

/** What a shell feeds of a here-document whose delimiter stands in no quotes. */
export function expandHereDocument(text: string, expansions: Expansions): WordText {
  let read = '';
  let at = 0;
  const special = new RegExp(SPECIAL);
  for (let found = special.exec(text); found; found = special.exec(text)) {
    read += text.slice(at, found.index);
    at = found.index;
    const [taken, length] = specialAt(text, at, expansions);
    read += taken;
    at += length;
    special.lastIndex = at;
  }
  return read + text.slice(at);
}

function specialAt(text: string, at: number, expansions: Expansions): [WordText, number] {
  const sign = text.charAt(at);
  if (sign === '\\') {
    const [escaped, kept = ''] = /^\\(?:([$`\\])|\r\n|[\r\n])/.exec(text.slice(at, at + 3)) ?? [];
    return escaped === undefined ? ['\\', 1] : [kept, escaped.length];
  }
  if (sign === '$') {
    const { length, expansion } = readDollar(text, at, 'posix');
    return length === 0 || !expansion ? ['$', Math.max(1, length)] : [expansions.add(expansion), length];
  }
  const command = /`(?:[^\\`]|\\[^])*`/y;
  command.lastIndex = at;
  const source = command.exec(text)?.[0];
  return source === undefined ? ['`', 1] : [expansions.add({ kind: 'lost', source }), source.length];
}
