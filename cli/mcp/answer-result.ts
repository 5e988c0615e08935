import { TextChunks } from '../../src/lib/text-chunks';
import { detectType } from '../../src/lib/file-signatures';
import { asJson } from '../answer';
import { textContent, type CallResult, type Content } from './call-result';
import { MOST_BYTES, MOST_TEXT, spelled } from './limits';

/** The first characters of a text, none of them cut in two. */
function beginning(text: string | TextChunks): string {
  const cut = text.slice(0, MOST_TEXT);
  return text.length > MOST_TEXT && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Says that a text is cut, where it is. */
function cutNote(text: string | TextChunks, shown: string): readonly Content[] {
  if (text.length === shown.length) return [];
  return [textContent(`[Cut: these are the first ${spelled(shown.length)} of ${spelled(text.length)} characters.]`)];
}

/** A text, and that it is cut where it is. */
function cutText(text: string | TextChunks): readonly Content[] {
  const shown = beginning(text);
  return [textContent(shown), ...cutNote(text, shown)];
}

/** Pictures that clients show. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const IS_TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|yaml|x-pem-file))/;

function asText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function inBase64(bytes: Uint8Array, mimeType: string, uri: string): Content {
  const base64 = Buffer.from(bytes).toString('base64');
  if (PICTURES.has(mimeType)) return { type: 'image', data: base64, mimeType };
  return { type: 'resource', resource: { uri, mimeType, blob: base64 } };
}

function tooLarge(size: number): Content {
  return textContent(`[Left out: ${spelled(size)} bytes, of which at most ${spelled(MOST_BYTES)} are given.]`);
}

function typeOf(file: Blob, bytes: Uint8Array): string {
  if (file.type !== '') return file.type;
  return detectType(bytes)?.mimeType ?? (asText(bytes) === undefined ? 'application/octet-stream' : 'text/plain');
}

/** A file as a picture, as a text or as its bytes. */
async function fileContent(file: Blob, uri: string): Promise<readonly Content[]> {
  if (file.size > MOST_BYTES) return [tooLarge(file.size)];
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mimeType = typeOf(file, bytes);
  const text = IS_TEXT.test(mimeType) ? asText(bytes) : undefined;
  if (text === undefined) return [inBase64(bytes, mimeType, uri)];
  const shown = beginning(text);
  return [{ type: 'resource', resource: { uri, mimeType, text: shown } }, ...cutNote(text, shown)];
}

function viewOf(value: ArrayBufferView): Uint8Array {
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

/** A picture, or bytes of which nobody knows what they are: chance may make them look like a text. */
function viewContent(value: ArrayBufferView, uri: string): readonly Content[] {
  const bytes = viewOf(value);
  if (bytes.byteLength > MOST_BYTES) return [tooLarge(bytes.byteLength)];
  const mimeType = detectType(bytes)?.mimeType ?? 'application/octet-stream';
  if (mimeType === 'image/svg+xml') return cutText(asText(bytes) ?? '');
  return [inBase64(bytes, IS_TEXT.test(mimeType) ? 'application/octet-stream' : mimeType, uri)];
}

interface Files {
  readonly uri: string;
  readonly found: Content[];
}

/** Files within a report stand beside it; in their place it says what they are. */
async function takeFile(file: Blob, name: string, { uri, found }: Files): Promise<object> {
  const its = `${uri}/${name}`;
  found.push(...(await fileContent(file, its)));
  return { bytes: file.size, mimeType: file.type, uri: its };
}

/** A report without what only a view needs: beside a text, numbers in typed arrays are an index of it. Other numbers are a list. */
async function readable(value: unknown, hasText: boolean, files: Files, name = ''): Promise<unknown> {
  if (value instanceof Blob) return takeFile(value, name, files);
  if (value instanceof TextChunks) return value.toString();
  if (ArrayBuffer.isView(value)) {
    if (hasText) return undefined;
    return value instanceof Uint8Array || value instanceof DataView ? value : Array.from(value as Uint32Array);
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    // oxlint-disable-next-line no-await-in-loop -- the files keep the order of their names
    parts.push([key, await readable(part, hasText, files, key)]);
  }
  return Object.fromEntries(parts);
}

function textIn(value: unknown): string | TextChunks | undefined {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;
  return typeof text === 'string' || text instanceof TextChunks ? text : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A report whose text is too long for an answer: no JSON of it is made. */
function longResult(text: string | TextChunks): CallResult {
  return { content: [...cutText(text), textContent('[Left out: what the report says beside its text.]')] };
}

async function reportResult(value: unknown, uri: string): Promise<CallResult> {
  const own = textIn(value);
  if (own !== undefined && own.length > MOST_TEXT) return longResult(own);
  const files: Files = { uri, found: [] };
  const report = await readable(value, own !== undefined, files);
  const json = (await asJson({ value: report })).trim();
  if (json.length > MOST_TEXT) {
    return own === undefined ? { content: [...cutText(json), ...files.found] } : longResult(own);
  }
  // What was just written holds the report.
  const { value: parsed } = JSON.parse(json) as { readonly value: unknown };
  return {
    content: [textContent(own?.toString() ?? JSON.stringify(parsed)), ...files.found],
    structuredContent: isRecord(parsed) ? parsed : { value: parsed },
  };
}

/** What an operation gave, as a client is given it. */
export async function answerResult(value: unknown, name: string): Promise<CallResult> {
  const uri = `handy://${name}`;
  if (value === undefined) return { content: [textContent('Nothing came of it.')] };
  if (typeof value === 'string' || value instanceof TextChunks) return { content: cutText(value) };
  if (value instanceof Blob) return { content: await fileContent(value, uri) };
  if (ArrayBuffer.isView(value)) return { content: viewContent(value, uri) };
  return reportResult(value, uri);
}
