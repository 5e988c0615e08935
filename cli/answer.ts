import { toBase64 } from '../src/lib/base64';
import { TextChunks } from '../src/lib/text-chunks';
import { toPassed, type Passed } from '../src/app/chain/passed';
import type { Parts } from './files';

/** What an answer is on the standard output: what a chain hands on, which is what the page would send to another tool. */
export function answerOf(value: unknown): Passed {
  return toPassed(value) ?? '';
}

/** An answer in bytes, in pieces: of a text its UTF-8. */
export function partsOf(answer: Passed): Parts {
  if (answer instanceof Blob) return answer.stream();
  return [typeof answer === 'string' ? new TextEncoder().encode(answer) : answer];
}

/** Whether bytes are shown on a terminal without doing harm to it. */
export async function isShowable(answer: Passed): Promise<boolean> {
  if (typeof answer === 'string') return true;
  const start =
    answer instanceof Blob ? new Uint8Array(await answer.slice(0, 1024).arrayBuffer()) : answer.subarray(0, 1024);
  return !start.some((byte) => byte < 9 || (byte > 13 && byte < 32) || byte === 127);
}

interface AsBytes {
  readonly bytes: number;
  readonly base64: string;
}

function bytesAsJson(bytes: Uint8Array): AsBytes {
  return { bytes: bytes.byteLength, base64: toBase64(bytes) };
}

function viewOf(value: ArrayBufferView): Uint8Array {
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

/** Values that JSON has no form for, one level at a time; what is a `Blob` was read before. */
function plain(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Set) return [...value];
  if (value instanceof Map) return [...value];
  if (ArrayBuffer.isView(value)) return bytesAsJson(viewOf(value));
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

async function withoutBlobs(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (value instanceof TextChunks) return value.toString();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, part]) => [name, await withoutBlobs(part)] as const),
  );
  return Object.fromEntries(entries);
}

/** What an operation gave, or why it gave nothing, as one JSON text of one line. Bytes stand in it as Base64. */
export async function asJson(result: object): Promise<string> {
  return `${JSON.stringify(await withoutBlobs(result), plain)}\n`;
}
