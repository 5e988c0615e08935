import { asAddress, bytesOfBase64, percentByte, textOfUtf8, unescapeAmpersands, unescaped } from './address-text';
import { parametersOf, type Field, type LinkParts, type Wrapped } from './wrapped';

const HOSTS = /^(?:[a-z\d-]+\.)?urldefense(?:\.proofpoint)?\.(?:com|us|eu)$/;
const FILTER = 'Proofpoint URL Defense';

/** A link of Proofpoint's, of any of its three versions; undefined for any other. */
export function readProofpoint(parts: LinkParts): Wrapped | undefined {
  if (!HOSTS.test(parts.host)) return undefined;
  const version = /^\/(v[123])\//i.exec(parts.path)?.[1]?.toLowerCase();
  if (version === 'v3') return answer('v3', readThird(parts.rest), []);
  const isQuery = /^\/v[12]\/url\/?$/i.test(parts.path);
  if (!isQuery || version === undefined) return undefined;
  const parameters = parametersOf(parts.query);
  const raw = parameters.find(({ name }) => name === 'u')?.raw;
  const fields = parameters
    .filter(({ name, raw: value }) => name !== 'u' && value !== '')
    .map(({ name, raw: value }): Field => ({ kind: 'parameter', name, value: unescaped(value) }));
  if (raw === undefined) return answer(version, undefined, fields);
  // In the second version a hyphen stands for the percent sign and a low line for a slash; both are themselves sequences then.
  const escaped = version === 'v2' ? raw.replaceAll('-', '%').replaceAll('_', '/') : raw;
  return answer(version, unescapeAmpersands(unescaped(escaped)), fields);
}

function answer(version: string, target: string | undefined, fields: readonly Field[]): Wrapped {
  const filter = `${FILTER} ${version}`;
  return target
    ? { filter, state: 'found', target: asAddress(target), fields }
    : { filter, state: 'broken', target: '', fields };
}

/** How many characters `**A`, `**B` … stand for, from two on. */
const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TOKEN = /\*(?:\*([\w-]))?/g;

/**
 * `/v3/__ADDRESS__;TAKEN!CUSTOMER!SIGNATURE$`: what Proofpoint took out of the address stands in Base64 behind it, and an asterisk in each
 * place. Undefined where the two do not match.
 */
function readThird(rest: string): string | undefined {
  const [, written, taken] = /^\/v3\/__(.+)__;([\w-]*)=*(?:!.*)?$/is.exec(rest) ?? [];
  if (written === undefined || taken === undefined) return undefined;
  // What is encoded here was encoded on the way: the percent sign of the address itself is among what was taken out.
  const address = unescaped(written).replace(/^([a-z\d+.-]+:\/)(?=[^/])/i, '$1/');
  const bytes = bytesOfBase64(taken);
  if (!bytes) return undefined;
  const lengths = [...address.matchAll(TOKEN)].map(([, run]) => (run === undefined ? 1 : RUNS.indexOf(run) + 2));
  const wanted = lengths.reduce((sum, length) => sum + length, 0);
  const pieces = piecesOf(bytes, wanted);
  if (!pieces) return undefined;
  let at = 0;
  let index = 0;
  return address.replaceAll(TOKEN, () => {
    const length = lengths[index++] ?? 0;
    at += length;
    return pieces.slice(at - length, at);
  });
}

/** Something of which as many units are taken as are wanted: characters, or bytes of them. */
interface Pieces {
  slice(from: number, to: number): string;
}

/** Characters, as Proofpoint counts; bytes where they are so many, or no characters. */
function piecesOf(bytes: Uint8Array<ArrayBuffer>, wanted: number): Pieces | undefined {
  const text = textOfUtf8(bytes);
  const characters = text === undefined ? undefined : [...text];
  if (characters && wanted <= characters.length && wanted !== bytes.length) {
    return { slice: (from, to) => characters.slice(from, to).join('') };
  }
  return wanted <= bytes.length ? { slice: (from, to) => escapedBytes(bytes.subarray(from, to)) } : undefined;
}

/** Bytes as text; those that are no UTF-8 by themselves as percent sequences, which mean the same in an address. */
function escapedBytes(bytes: Uint8Array<ArrayBuffer>): string {
  const text = textOfUtf8(bytes);
  if (text !== undefined) return text;
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : percentByte(byte))).join('');
}
