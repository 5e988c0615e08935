import type { Dialect } from './dialect';
import { HALVES, NUL } from './quoted-dialect';
import { readEscapes, type EscapeReading } from './read-escapes';
import { ReadSink } from './read-sink';

const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const EVERYWHERE = /[\\`*_[\]<&~|]/g;
const numbered = (character: string) => `&#${character.codePointAt(0) ?? 0};`;

/** What begins a heading, a list, a quotation, a rule or an underline at the beginning of a line. */
const BEGINNING = /^(?:[#>]|[-+=]|(\d{1,9})(?=[.)]))/;

function writeLine(line: string): string {
  const written = line
    .replace(EVERYWHERE, '\\$&')
    .replace(BEGINNING, (sign: string, digits?: string) => (digits === undefined ? `\\${sign}` : `${digits}\\`));
  return withBlanks(written);
}

/** Blanks at both ends of a line mean something or are dropped. */
function withBlanks(line: string): string {
  const begun = line.replace(/^[ \t]/, numbered);
  const last = begun.charAt(begun.length - 1);
  return last === ' ' || last === '\t' ? `${begun.slice(0, -1)}${numbered(last)}` : begun;
}

const READING: EscapeReading = {
  sign: '\\',
  names: {},
  self: PUNCTUATION,
  letters: 'keep',
  signs: 'keep',
};

const NAMED: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};
const REFERENCE = /&(?:#[xX][\da-fA-F]{1,6}|#\d{1,7}|[a-z]+);/y;

export const markdown: Dialect = {
  write: (text, { ascii, every }) => {
    const written = every
      ? text
          .replace(/[!-/:-@[-`{-~]/g, '\\$&')
          .split('\n')
          .map(withBlanks)
          .join('\n')
      : text.split('\n').map(writeLine).join('\n');
    return ascii ? written.replace(/[^\0-\x7f]/gu, numbered) : written;
  },
  read: (source) => {
    const sink = new ReadSink(source);
    let at = 0;
    while (at < source.length) {
      const found = source.indexOf('&', at);
      const end = found < 0 ? source.length : found;
      // A backslash right before it takes its meaning away.
      const isEscaped = found >= 0 && isBehindSign(source, found);
      const stop = isEscaped ? end + 1 : end;
      readEscapes(source, at, stop, READING, sink);
      at = stop;
      if (found < 0 || isEscaped) continue;
      REFERENCE.lastIndex = found;
      const [reference = ''] = REFERENCE.exec(source) ?? [];
      const character = reference === '' ? undefined : (NAMED[reference] ?? numberedCharacter(reference));
      sink.add(character ?? '&');
      at = found + (character === undefined ? 1 : reference.length);
    }
    return sink.done(false);
  },
  refuses: [NUL, HALVES],
  styles: ['ascii', 'every'],
};

/** What a number names, `&#65;` or `&#x41;`; undefined where it names nothing. */
function numberedCharacter(reference: string): string | undefined {
  const digits = /^&#([xX]?)([\da-fA-F]+);$/.exec(reference);
  const code = digits ? Number.parseInt(digits[2] ?? '', digits[1] ? 16 : 10) : 0;
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return isNone ? undefined : String.fromCodePoint(code);
}

function isBehindSign(source: string, at: number): boolean {
  let count = 0;
  while (source.charAt(at - 1 - count) === '\\') count += 1;
  return count % 2 === 1;
}
