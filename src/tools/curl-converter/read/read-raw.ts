import { placeOf } from '../../../lib/document/document-fault';
import { readAddress } from '../address';
import { headerOf, type Header, type Request } from '../model';
import type { Note } from '../notes';
import { err, ok, type Result } from '../../../lib/result';
import type { ReadFault } from './reading';

const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]+)[ \t]+(\S+)(?:[ \t]+HTTP\/(\d(?:\.\d)?))?[ \t]*$/;

/** A request as it is sent: its line, headers, an empty line, the body. */
export function readRaw(text: string, notes: Note[]): Result<readonly Request[], ReadFault> {
  const start = text.length - text.trimStart().length;
  const cut = /\r?\n[ \t]*\r?\n/.exec(text.slice(start));
  const head = cut ? text.slice(start, start + cut.index) : text.slice(start).trimEnd();
  const body = cut ? text.slice(start + cut.index + cut[0].length) : '';
  const [first = '', ...lines] = head.split(/\r?\n/);
  const [, method, target = ''] = REQUEST_LINE.exec(first) ?? [];
  if (method === undefined) return err({ code: 'bad-request-line', line: placeOf(text, start).line, at: start });
  const read = headersOf(lines, start + first.length, text);
  if (!read.ok) return read;
  const headers = read.value;
  const host = headerOf({ headers }, 'host')?.value ?? headerOf({ headers }, ':authority')?.value ?? '';
  const isWhole = /^[a-z][a-z\d+.-]*:\/\//i.test(target);
  const scheme = headerOf({ headers }, ':scheme')?.value ?? (host.endsWith(':80') ? 'http' : 'https');
  const path = target === '*' ? '' : target;
  const { url } = readAddress(isWhole ? target : `${scheme}://${host}${path}`, scheme, true);
  if (!isWhole && host === '') return err({ code: 'no-url', command: 1 });
  const kept = headers.filter(
    ({ name, value }) =>
      !/^(?:content-length|:.*)$/i.test(name) && !(/^host$/i.test(name) && url.split('/')[2] === value),
  );
  const content = bodyOf(body, headers, notes);
  // A body of several pieces is sent with its length.
  const sent = kept.filter(({ name, value }) => !(/^transfer-encoding$/i.test(name) && /^chunked$/i.test(value)));
  return ok([
    {
      method,
      url,
      headers: sent,
      removed: [],
      settings: [],
      ...(content !== undefined && { body: { kind: 'pieces', pieces: [{ text: content }] } }),
    },
  ]);
}

function headersOf(lines: readonly string[], start: number, text: string): Result<readonly Header[], ReadFault> {
  const headers: Header[] = [];
  let at = start;
  for (const line of lines) {
    at = text.indexOf(line, at);
    const last = headers.at(-1);
    if (/^[ \t]/.test(line) && last) {
      // A line that goes on, as older programs wrote.
      headers[headers.length - 1] = { ...last, value: `${last.value} ${line.trim()}` };
      continue;
    }
    const colon = line.indexOf(':', 1);
    if (colon < 0) return err({ code: 'bad-request-line', line: placeOf(text, at).line, at });
    headers.push({
      name: line.slice(0, colon).trim(),
      value: line
        .slice(colon + 1)
        .trim()
        .replaceAll('\0', ''),
    });
  }
  return ok(headers);
}

/** As long as the header says; what was pasted behind it is no part of it. */
function bodyOf(body: string, headers: readonly Header[], notes: Note[]): string | undefined {
  const text = body.replaceAll('\0', '');
  if (/^chunked$/i.test(headerOf({ headers }, 'transfer-encoding')?.value ?? '')) return unchunked(text);
  const stated = headerOf({ headers }, 'content-length')?.value ?? '';
  if (!/^\d+$/.test(stated)) return text === '' ? undefined : text;
  const bytes = new TextEncoder().encode(text);
  const length = Number(stated);
  if (bytes.length === length) return length === 0 && text === '' ? '' : text;
  // A line break that was copied with it is none of it.
  const beginning = new TextDecoder().decode(bytes.subarray(0, length));
  if (length < bytes.length && /^[\r\n]*$/.test(new TextDecoder().decode(bytes.subarray(length)))) return beginning;
  notes.push({ code: 'length' });
  return text;
}

/** The data of chunks that are written out; a text that is none stays as it is. */
function unchunked(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  const parts: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    const line = /^([\da-f]{1,8})(?:;[^\r\n]*)?\r?\n/i.exec(decoder.decode(bytes.subarray(at, at + 200)));
    if (!line) return text;
    const size = parseInt(line[1] ?? '0', 16);
    at += line[0].length;
    if (size === 0) return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
    parts.push(bytes.subarray(at, at + size));
    at += size;
    at += bytes[at] === 13 ? 2 : 1;
  }
  return parts.length > 0
    ? parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
    : text;
}
