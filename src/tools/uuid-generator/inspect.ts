import { toHex } from '../../lib/hex';
import { ok, type Result } from '../../lib/result';
import { formatUlid } from '../../lib/ulid';
import { formatUuid, type NotUuid, parseUuid } from '../../lib/uuid-text';
import type { Instant } from '../../lib/instant';
import { formatInstant, fromGregorian } from './instant';

/** The four families of the variant bits (RFC 9562, section 4.1). */
export type Variant = 'ncs' | 'rfc9562' | 'microsoft' | 'future';

/** What a UUID says about itself, and the same 128 bits in other notations. */
export interface UuidFacts {
  /** Lower case with hyphens. */
  readonly uuid: string;
  readonly kind: 'nil' | 'max' | 'versioned' | 'other-variant';
  readonly variant: Variant;
  /** 0 to 15; only where the variant is that of RFC 9562. */
  readonly version?: number;
  /** UTC, ISO 8601, for versions 1, 6 and 7. */
  readonly instant?: string;
  /** The same in Unix milliseconds, for showing it in local time. */
  readonly instantMs?: number;
  /** Versions 1, 2 and 6. */
  readonly clockSequence?: number;
  readonly node?: string;
  /** Whether the node is marked as no network card's address. */
  readonly isRandomNode?: boolean;
  /** Version 2 (DCE security): whose number it holds. 0 is a person, 1 a group, 2 an organisation. */
  readonly domain?: number;
  readonly localId?: number;
  readonly decimal: string;
  readonly hex: string;
  readonly base64: string;
  readonly base64url: string;
  readonly ulid: string;
  /** .NET's byte order: the first three fields with the low byte first. */
  readonly dotnet: string;
  readonly urn: string;
}

/** Takes a UUID of any version and notation apart. */
export function inspectUuid(text: string): Result<UuidFacts, NotUuid> {
  const parsed = parseUuid(text);
  if (!parsed.ok) return parsed;
  const bytes = parsed.value;
  return ok({ ...notations(bytes), ...meaning(bytes) });
}

function notations(bytes: Uint8Array) {
  const uuid = formatUuid(bytes);
  const base64 = btoa(String.fromCharCode(...bytes));
  return {
    uuid,
    decimal: toInteger(bytes).toString(),
    hex: toHex(bytes),
    base64,
    base64url: base64
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/={1,2}$/, ''),
    ulid: formatUlid(bytes),
    dotnet: toHex(toDotnetOrder(bytes)),
    urn: `urn:uuid:${uuid}`,
  };
}

/** The bytes as one unsigned number, the first byte the highest. */
export function toInteger(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes)}`);
}

/** `Guid.ToByteArray`: fields of 4, 2 and 2 bytes turned round, the other eight bytes as they are. */
export function toDotnetOrder(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([
    ...bytes.slice(0, 4).reverse(),
    ...bytes.slice(4, 6).reverse(),
    ...bytes.slice(6, 8).reverse(),
    ...bytes.slice(8),
  ]);
}

function variantOf(bytes: Uint8Array): Variant {
  const bits = (bytes[8] ?? 0) >> 5;
  if (bits < 4) return 'ncs';
  if (bits < 6) return 'rfc9562';
  return bits === 6 ? 'microsoft' : 'future';
}

type Meaning = Omit<UuidFacts, keyof ReturnType<typeof notations>>;

function meaning(bytes: Uint8Array): Meaning {
  const variant = variantOf(bytes);
  if (bytes.every((byte) => byte === 0)) return { kind: 'nil', variant };
  if (bytes.every((byte) => byte === 255)) return { kind: 'max', variant };
  if (variant !== 'rfc9562') return { kind: 'other-variant', variant };
  const version = (bytes[6] ?? 0) >> 4;
  return { kind: 'versioned', variant, version, ...contents(bytes, version) };
}

/** What the fields of a version hold. Versions by hash or by chance hold nothing that can be read. */
function contents(bytes: Uint8Array, version: number): Partial<Meaning> {
  const field = (from: number, to: number) => BigInt(`0x${toHex(bytes.slice(from, to))}`);
  const timeHigh = field(6, 8) & 0xfffn;
  if (version === 1) {
    return { ...when(fromGregorian((timeHigh << 48n) | (field(4, 6) << 32n) | field(0, 4))), ...source(bytes) };
  }
  if (version === 6) {
    return { ...when(fromGregorian((field(0, 4) << 28n) | (field(4, 6) << 12n) | timeHigh)), ...source(bytes) };
  }
  if (version === 7) return when({ ms: Number(field(0, 6)), ticks: 0 });
  if (version === 2) {
    // DCE 1.1 keeps six bits of the clock sequence and puts a domain and a local number in the rest.
    return {
      ...source(bytes),
      clockSequence: (bytes[8] ?? 0) & 0x3f,
      domain: bytes[9] ?? 0,
      localId: Number(field(0, 4)),
    };
  }
  return {};
}

function when(instant: Instant): Pick<UuidFacts, 'instant' | 'instantMs'> {
  return { instant: formatInstant(instant), instantMs: instant.ms };
}

function source(bytes: Uint8Array): Pick<UuidFacts, 'clockSequence' | 'node' | 'isRandomNode'> {
  const node = bytes.slice(10);
  return {
    clockSequence: (((bytes[8] ?? 0) & 0x3f) << 8) | (bytes[9] ?? 0),
    node: Array.from(node, (byte) => byte.toString(16).padStart(2, '0')).join(':'),
    isRandomNode: ((node[0] ?? 0) & 1) === 1,
  };
}
