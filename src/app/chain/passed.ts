import { TextChunks } from '../../lib/text-chunks';

/** What goes from step to step. */
export type Passed = string | Blob | Uint8Array<ArrayBuffer>;

/** An answer as it is handed on: a text, bytes or a file as such, that of a report which has one, else the report as JSON. */
export function toPassed(value: unknown): Passed | undefined {
  if (typeof value === 'string' || value instanceof Blob) return value;
  if (ArrayBuffer.isView(value))
    return new Uint8Array(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  if (value === undefined) return undefined;
  if (isInPieces(value)) return value.toString();
  const { whole, text } = partsOf(value);
  if (whole instanceof Blob) return whole;
  if (typeof text === 'string') return text;
  if (isInPieces(text)) return text.toString();
  return JSON.stringify(value, asJson, 2);
}

/** A long text, which is made one string here. */
function isInPieces(value: unknown): value is TextChunks {
  return value instanceof TextChunks;
}

function partsOf(value: unknown): { readonly whole?: unknown; readonly text?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

function asJson(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Map || value instanceof Set) return [...value];
  return ArrayBuffer.isView(value) ? `${value.byteLength} bytes` : value;
}
