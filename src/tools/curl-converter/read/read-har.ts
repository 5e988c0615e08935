import { readJson } from '../../../lib/json/read-json';
import { readAddress } from '../address';
import { formEncode } from '../unknowns';
import type { Body, Header, Part, Request } from '../model';
import { err, ok, type Result } from '../../../lib/result';
import type { ReadFault } from './reading';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');

/** The requests of an archive (HAR 1.2), or of one of its entries. */
export function readHar(text: string): Result<readonly Request[], ReadFault> {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    const read = readJson(text, { strict: true });
    return err(read.ok ? { code: 'no-entries' } : { code: 'bad-har', problem: read.fault });
  }
  const log = isObject(whole) && isObject(whole['log']) ? whole['log'] : whole;
  const entries = isObject(log) && Array.isArray(log['entries']) ? listOf(log['entries']) : isObject(log) ? [log] : [];
  const requests = entries.flatMap((entry) => {
    const request = isObject(entry['request']) ? entry['request'] : entry;
    return typeof request['url'] === 'string' ? [requestOf(request)] : [];
  });
  return requests.length === 0 ? err({ code: 'no-entries' }) : ok(requests);
}

function requestOf(request: Loose): Request {
  const headers = listOf(request['headers'])
    .map(({ name, value }): Header => ({ name: textOf(name).trim(), value: textOf(value).trim() }))
    // HTTP/2 has the request line among them; the length is counted anew.
    .filter(({ name }) => name !== '' && !/^(?::|content-length$|host$)/i.test(name));
  const cookies = listOf(request['cookies']).map(({ name, value }) => `${textOf(name)}=${textOf(value)}`);
  if (cookies.length > 0 && !headers.some(({ name }) => /^cookie$/i.test(name))) {
    headers.push({ name: 'Cookie', value: cookies.join('; ') });
  }
  const body = isObject(request['postData']) ? bodyOf(request['postData'], headers) : undefined;
  const { url } = readAddress(textOf(request['url']), 'https', true);
  return { method: textOf(request['method']) || 'GET', url, headers, removed: [], settings: [], ...(body && { body }) };
}

function bodyOf(data: Loose, headers: Header[]): Body | undefined {
  const type = textOf(data['mimeType']);
  const params = listOf(data['params']);
  const isForm = /^multipart\/form-data/i.test(type) && params.length > 0;
  if (isForm) return { kind: 'parts', parts: params.map(partOf) };
  if (type !== '' && !headers.some(({ name }) => /^content-type$/i.test(name)))
    headers.push({ name: 'Content-Type', value: type });
  if (typeof data['text'] === 'string') {
    const text = data['encoding'] === 'base64' ? fromBase64(data['text']) : textOf(data['text']);
    return { kind: 'pieces', pieces: [{ text }] };
  }
  if (params.length === 0) return undefined;
  const pairs = params.map(({ name, value }) => `${formEncode(textOf(name))}=${formEncode(textOf(value))}`);
  return { kind: 'pieces', pieces: [{ text: pairs.join('&') }] };
}

function partOf({ name, value, fileName, contentType }: Loose): Part {
  const file = textOf(fileName);
  const type = textOf(contentType);
  return {
    name: textOf(name),
    content: file !== '' && typeof value !== 'string' ? { file, as: 'whole' } : { text: textOf(value) },
    ...(file !== '' && { fileName: file }),
    ...(type !== '' && { type }),
  };
}

/** Bytes that are no text are not kept by any of the notations. */
function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
  } catch {
    return text;
  }
}
