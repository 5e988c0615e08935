import { characterOf } from '../../lib/xml/xml-characters';
import type { Dialect, Reading, Unheld } from './dialect';
import { HALVES, NUL } from './quoted-dialect';
import { ReadSink } from './read-sink';

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL: readonly [Unheld, RegExp] = ['control', /[\x01-\x08\v\f\x0e-\x1f\ufffe\uffff]/];
const REFUSES = [NUL, CONTROL, HALVES];

const NAMED: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
};

const numbered = (character: string) => `&#${character.codePointAt(0) ?? 0};`;

// A carriage return is read as a line feed, unless it is a reference.
const TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const ATTRIBUTE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function write(
  text: string,
  marks: Readonly<Record<string, string>>,
  pattern: RegExp,
  isAscii: boolean,
  isEvery: boolean,
) {
  if (isEvery) return text.replace(/[^]/gu, numbered);
  const written = text.replace(pattern, (sign) => marks[sign] ?? numbered(sign));
  return isAscii ? written.replace(/[^\0-\x7f]/gu, numbered) : written;
}

const TOKEN = /&(?:#x[\da-fA-F]+|#\d+|[\w.:-]+)?;?|<!\[CDATA\[/g;

/** Takes references and CDATA sections for what they say. */
function readXml(source: string, isAttribute: boolean, from = 0, to = source.length): Reading {
  const sink = new ReadSink(source);
  const addText = (start: number, end: number) => {
    const text = source.slice(start, end).replace(/\r\n?/g, '\n');
    sink.add(isAttribute ? text.replace(/[\n\t]/g, ' ') : text);
  };
  let at = from;
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(source); match && match.index < to; match = TOKEN.exec(source)) {
    const [token] = match;
    const { index } = match;
    if (token.startsWith('<') && isAttribute) continue;
    addText(at, index);
    at = token.startsWith('<') ? readSection(source, index, to, sink) : readReference(token, index, sink);
    TOKEN.lastIndex = at;
  }
  addText(at, to);
  return sink.done(isAttribute && from > 0);
}

function readReference(token: string, at: number, sink: ReadSink): number {
  const end = at + token.length;
  const character = NAMED[token] ?? (token.endsWith(';') ? characterOf(token, '1.0') : undefined);
  if (character !== undefined) sink.add(character);
  else sink.leave(token.endsWith(';') ? 'unknown' : 'unfinished', at, end, 'error');
  return end;
}

function readSection(source: string, at: number, to: number, sink: ReadSink): number {
  const from = at + '<![CDATA['.length;
  const close = source.indexOf(']]>', from);
  if (close < 0 || close >= to) {
    sink.leave('open', at, from, 'error');
    return from;
  }
  sink.add(source.slice(from, close).replace(/\r\n?/g, '\n'));
  return close + 3;
}

export const XML = {
  'xml-text': {
    write: (text, { ascii, every }) => write(text, TEXT, /[&<>\r]/g, ascii, every),
    read: (source) => readXml(source, false),
    refuses: REFUSES,
    styles: ['ascii', 'every'],
  },
  'xml-attribute': {
    write: (text, { ascii, every, quotes }) => {
      const body = write(text, ATTRIBUTE, /[&<"\r\n\t]/g, ascii, every);
      return quotes ? `"${body}"` : body;
    },
    read: (source) => {
      const [, before = '', quote] = /^(\s*)(["'])/.exec(source) ?? [];
      const end = source.trimEnd().length;
      const isQuoted = quote !== undefined && source.indexOf(quote, before.length + 1) === end - 1;
      return isQuoted ? readXml(source, true, before.length + 1, end - 1) : readXml(source, true);
    },
    refuses: REFUSES,
    styles: ['quotes', 'ascii', 'every'],
  },
  'xml-cdata': {
    // A carriage return would be read as a line feed; outside of the section it is a reference.
    write: (text, { quotes }) => {
      const body = text.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', ']]>&#13;<![CDATA[');
      return quotes ? `<![CDATA[${body}]]>` : body;
    },
    read: (source) => (source.trimStart().startsWith('<![CDATA[') ? readXml(source.trim(), false) : readInside(source)),
    refuses: REFUSES,
    styles: ['quotes'],
  },
} satisfies Record<string, Dialect>;

/** What stands in a section without what begins and ends it. */
function readInside(source: string): Reading {
  const open = '<![CDATA[';
  const reading = readXml(`${open}${source}]]>`, false);
  const left = reading.left.map((one) => ({ ...one, at: Math.max(0, one.at - open.length) }));
  return { ...reading, left, isQuoted: false };
}
