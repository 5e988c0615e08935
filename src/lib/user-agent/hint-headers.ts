import { err, ok, type Result } from '../result';
import type { Named } from './agent';
import type { ClientHints } from './client-hints';

/** A header line whose value is not of its form (RFC 8941); lines count from 1. */
export type HintFault =
  | { readonly code: 'bad-hint'; readonly line: number; readonly header: string; readonly expected: HintForm }
  | { readonly code: 'no-hints' };

export type HintForm = 'brands' | 'strings' | 'string' | 'boolean';

const HEADERS = {
  'Sec-CH-UA': 'brands',
  'Sec-CH-UA-Full-Version-List': 'brands',
  'Sec-CH-UA-Mobile': 'mobile',
  'Sec-CH-UA-Platform': 'platform',
  'Sec-CH-UA-Platform-Version': 'platformVersion',
  'Sec-CH-UA-Arch': 'architecture',
  'Sec-CH-UA-Bitness': 'bitness',
  'Sec-CH-UA-Model': 'model',
  'Sec-CH-UA-WoW64': 'wow64',
  'Sec-CH-UA-Form-Factors': 'formFactors',
} as const;
type Header = keyof typeof HEADERS;
const HEADER_NAMES = Object.keys(HEADERS).filter((name): name is Header => Object.hasOwn(HEADERS, name));

interface Line {
  readonly line: number;
  readonly header: Header;
  readonly value: string;
}

/**
 * Reads `Sec-CH-UA…` header lines, as a request has them. Other headers are passed over; a value may stand on the line
 * after its name, as developer tools copy them. No line at all is `no-hints`.
 */
export function readHintHeaders(text: string): Result<ClientHints, HintFault> {
  let hints: ClientHints = {};
  const lines = findLines(text);
  if (lines.length === 0) return err({ code: 'no-hints' });
  for (const line of lines) {
    const read = readLine(line);
    if (!read.ok) return read;
    hints = { ...hints, ...read.value };
  }
  return ok(hints);
}

/** Whether a line of a text is a client hint of a user agent. */
export function isHintLine(line: string): boolean {
  return /^\s*sec-ch-ua[\w-]*\s*:/i.test(line);
}

function findLines(text: string): Line[] {
  const lines = text.split(/\r\n?|\n/);
  return lines.flatMap((whole, index): Line[] => {
    const match = /^(sec-ch-ua[\w-]*)(?![\w-])(?:\s*:)?\s*(\S.*)?$/i.exec(whole.trim());
    const header = HEADER_NAMES.find((name) => name.toLowerCase() === match?.[1]?.toLowerCase());
    if (!match || !header) return [];
    const isAlone = match[2] === undefined;
    return [
      {
        line: index + 1 + Number(isAlone),
        header,
        value: isAlone ? (lines[index + 1] ?? '').trim() : (match[2] ?? ''),
      },
    ];
  });
}

function readLine({ line, header, value }: Line): Result<ClientHints, HintFault> {
  const bad = (expected: HintForm) => err({ code: 'bad-hint', line, header, expected });
  switch (header) {
    case 'Sec-CH-UA':
    case 'Sec-CH-UA-Full-Version-List': {
      const list = readList(value);
      if (!list) return bad('brands');
      return ok(header === 'Sec-CH-UA' ? { brands: list } : { fullVersionList: list });
    }
    case 'Sec-CH-UA-Form-Factors': {
      const list = readList(value);
      return list ? ok({ formFactors: list.map(({ name }) => name) }) : bad('strings');
    }
    case 'Sec-CH-UA-Mobile':
    case 'Sec-CH-UA-WoW64':
      return /^\?[01]$/.test(value) ? ok({ [HEADERS[header]]: value === '?1' }) : bad('boolean');
    default: {
      const read = readString(value, 0);
      return read?.end === value.length ? ok({ [HEADERS[header]]: read.text }) : bad('string');
    }
  }
}

/** A string of RFC 8941 from an offset on: printable ASCII between quotes, `\` before `"` and `\`. */
function readString(value: string, at: number): { text: string; end: number } | undefined {
  const pattern = /"((?:[ !#-[\]-~]|\\["\\])*)"/y;
  pattern.lastIndex = at;
  const match = pattern.exec(value);
  return match ? { text: (match[1] ?? '').replace(/\\(["\\])/g, '$1'), end: pattern.lastIndex } : undefined;
}

/** A list of strings, each perhaps with a version: `"Chromium";v="126", "Not/A)Brand";v="8"`. */
function readList(value: string): Named[] | undefined {
  const list: Named[] = [];
  let at = 0;
  while (at < value.length) {
    const name = readString(value, at);
    if (!name) return undefined;
    const version = readVersion(value, name.end);
    if (!version) return undefined;
    list.push(version.text === '' ? { name: name.text } : { name: name.text, version: version.text });
    const comma = /[ \t]*(,[ \t]*(?=")|$)/y;
    comma.lastIndex = version.end;
    if (!comma.test(value)) return undefined;
    at = comma.lastIndex;
  }
  return list.length > 0 ? list : undefined;
}

function readVersion(value: string, at: number): { text: string; end: number } | undefined {
  const start = /[ ]*;[ ]*v=/y;
  start.lastIndex = at;
  return start.test(value) ? readString(value, start.lastIndex) : { text: '', end: at };
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const listed = (list: readonly Named[]) =>
  list.map(({ name, version }) => quoted(name) + (version ? `;v=${quoted(version)}` : '')).join(', ');

/** Client hints as header lines, the way a browser sends them; what is absent has no line. */
export function writeHintHeaders(hints: ClientHints): string {
  const lines = HEADER_NAMES.map((header) => {
    if (header === 'Sec-CH-UA-Full-Version-List')
      return hints.fullVersionList?.length && `${header}: ${listed(hints.fullVersionList)}`;
    const value = hints[HEADERS[header]];
    if (value === undefined) return undefined;
    if (typeof value === 'boolean') return `${header}: ?${Number(value)}`;
    if (typeof value === 'string') return `${header}: ${quoted(value)}`;
    const list = value.map((item) => (typeof item === 'string' ? { name: item } : item));
    return list.length === 0 ? undefined : `${header}: ${listed(list)}`;
  });
  return lines.filter(Boolean).join('\n');
}
