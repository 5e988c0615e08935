import { jsonShape } from '../shapes/json-shape';
import type { SourceFormat } from './source-formats';

/** What files of a name hold, where what they begin with does not say otherwise. */
const BY_EXTENSION: Readonly<Record<string, SourceFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  json: 'json',
  json5: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  yaml: 'yaml',
  yml: 'yaml',
  sql: 'sql',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
};

/** Zip files begin so, and with that workbooks. */
const ZIP = [0x50, 0x4b];
/** Compound files, of old Excel or with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** What a file that is no text begins with: a workbook, or what had better been one. */
export function isWorkbook(start: Uint8Array): boolean {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => start[at] === byte);
  // Text may begin with PK, but not with the two signs behind it.
  return (begins(ZIP) && (start[2] ?? 0xff) < 9) || begins(COMPOUND);
}

/** What a text is a table in, by its beginning and the name of its file. */
export function guessFormat(head: string, isWhole: boolean, fileName = ''): SourceFormat {
  const text = head.trimStart();
  const named = BY_EXTENSION[/\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  // Programs call pages with a table `.csv` or `.xls`, too.
  if (looksLikeHtml(text)) return 'html';
  if (named !== undefined && named !== 'xlsx') return named;
  if (looksLikeSql(text)) return 'sql';
  const json = /^[[{]/.test(text) ? jsonShape(head, isWhole) : undefined;
  if (json) return json.isLines ? 'ndjson' : 'json';
  if (/^[[{]\s*(?:["'{[]|$)/.test(text)) return 'json';
  const lines = text.split(/\r\n|\r|\n/, LINES);
  if (hasMarkdownTable(lines)) return 'markdown';
  return looksLikeYaml(lines) ? 'yaml' : 'csv';
}

/** So many lines of the beginning are looked at. */
const LINES = 200;

/** A page, or a table of one. */
export function looksLikeHtml(text: string): boolean {
  if (/^<(?:!doctype\s+html|html|table|thead|tbody|tr)(?=[\s>])/i.test(text)) return true;
  return text.startsWith('<') && /<table(?=[\s>])/i.test(text);
}

const SQL_WORDS = /^(?:insert|replace|create|begin|start|set|use|drop|lock|pragma|delete|truncate|alter)\b/i;

/** Statements, the first of them perhaps behind comments, with an INSERT among them. */
export function looksLikeSql(text: string): boolean {
  const code = withoutComments(text);
  if (!SQL_WORDS.test(code)) return false;
  return /\b(?:insert|replace)[ \t\r\n]+(?:[a-z_]+[ \t\r\n]+){0,2}?into\b/i.test(code);
}

function withoutComments(text: string): string {
  let at = 0;
  for (;;) {
    while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
    if (text.startsWith('--', at) || text[at] === '#') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end + 1;
    } else if (text.startsWith('/*', at) && text[at + 2] !== '!') {
      const end = text.indexOf('*/', at);
      at = end < 0 ? text.length : end + 2;
    } else return text.slice(at);
  }
}

/** A line of cells and below it one of dashes with as many. */
export function hasMarkdownTable(lines: readonly string[]): boolean {
  return lines.some((line, n) => {
    const next = lines[n + 1]?.trim() ?? '';
    if (!line.includes('|') || !next.includes('-') || !next.includes('|')) return false;
    const dashes = cellsIn(next);
    return dashes.every((cell) => /^:?-+:?$/.test(cell)) && dashes.length === cellsIn(line.trim()).length;
  });
}

function cellsIn(line: string): string[] {
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** Items of a list, the first of them a map or a list; or a list below a key. */
function looksLikeYaml(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '' && !/^\s*#|^---|^%/.test(line));
  const [first = '', second = ''] = filled;
  if (/^- *$/.test(first)) return /^\s+(?:- |[^\s:,;]+:(?:\s|$))/.test(second);
  if (/^- +(?:[^\s:,;"'][^:,;]*|"[^"]*"|'[^']*'):(?:\s|$)/.test(first) || /^- +[-[{]/.test(first)) return true;
  return /^[^\s:,;]+:\s*$/.test(first) && /^\s*- /.test(second);
}
