import { toBase64 } from '../../lib/base64';
import { err, ok, type Fault, type Result } from '../../lib/result';

/** Version of how inputs stand in a fragment. */
const VERSION = 1;
/** Characters of a packed input at most. */
export const LONGEST_PACKED = 8_000;
/** Bytes that a packed input may come to when it is opened. */
export const MOST_UNPACKED = 2_000_000;

export interface UnpackFault extends Fault {
  readonly code: 'newer' | 'broken' | 'too-large';
}

/** Values by name as text for a fragment: JSON, compressed by DEFLATE (RFC 1951), in the URL-safe alphabet of Base64 (RFC 4648 §5). */
export async function pack(values: Readonly<Record<string, unknown>>): Promise<string> {
  const stream = new Blob([JSON.stringify(values)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `${VERSION}.${toBase64(new Uint8Array(await new Response(stream).arrayBuffer()), { urlSafe: true })}`;
}

/** Reads what `pack` wrote. What would come to more than two megabytes is not read to its end. */
export async function unpack(packed: string): Promise<Result<ReadonlyMap<string, unknown>, UnpackFault>> {
  const [, version = '', data = ''] = /^(\d{1,9})\.([\w-]*)$/.exec(packed) ?? [];
  if (version === '') return err({ code: 'broken' });
  if (Number(version) > VERSION) return err({ code: 'newer' });
  if (data.length > MOST_UNPACKED) return err({ code: 'too-large' });
  try {
    const bytes = await inflate(fromBase64Url(data));
    if (!bytes) return err({ code: 'too-large' });
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return err({ code: 'broken' });
    return ok(new Map(Object.entries(values)));
  } catch {
    return err({ code: 'broken' });
  }
}

/** The bytes of the URL-safe alphabet. Throws where there are none. */
function fromBase64Url(data: string): Uint8Array<ArrayBuffer> {
  const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The bytes, or undefined where there would be too many. */
async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one part comes after the other
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > MOST_UNPACKED) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(new Uint8Array(value));
  }
}
