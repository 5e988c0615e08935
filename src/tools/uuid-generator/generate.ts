import { buffered, type RandomSource } from '../../lib/random';
import type { Job } from '../../operations/define';
import type { Instant } from '../../lib/instant';
import { readTypedInstant } from '../../lib/typed-instant';
import { err, ok, type Result } from '../../lib/result';
import { parseUuid } from '../../lib/uuid-text';
import { type InstantFault, inRange, TICKS_PER_MS } from './instant';
import { MAX, NIL, v1, v3, v4, v5, v6, v7 } from './uuid-library';
import { NAMESPACES, namesOf, type Version } from './versions';

export type GenerateFault = InstantFault | { readonly code: 'bad-namespace' };

/** The bytes of a namespace, given by its short name or as any UUID. */
export function parseNamespace(text: string): Result<Uint8Array, { readonly code: 'bad-namespace' }> {
  const known = Object.entries(NAMESPACES).find(([name]) => name === text.trim().toLowerCase())?.[1];
  const parsed = parseUuid(known ?? text);
  return parsed.ok ? parsed : err({ code: 'bad-namespace' });
}

/** A UUID for each name (UTF-8) in the namespace: version 3 by MD5, version 5 by SHA-1. */
export function fromNames(
  version: 'v3' | 'v5',
  names: readonly string[],
  namespace: string,
): Result<string[], GenerateFault> {
  const parsed = parseNamespace(namespace);
  if (!parsed.ok) return parsed;
  const hash = version === 'v3' ? v3 : v5;
  const encoder = new TextEncoder();
  return ok(names.map((name) => hash(encoder.encode(name), parsed.value)));
}

/** Random UUIDs of version 4. */
export function fromRandom(quantity: number, random: RandomSource): string[] {
  return Array.from({ length: quantity }, () => v4({ random: random(16) }));
}

/** Where the time comes from: a clock that may stand still or go back, or one instant as text. */
export type TimeSource = { readonly now: () => number } | { readonly instant: string };

/**
 * UUIDs that hold a time, each later than the one before, also within a millisecond and when the clock goes back.
 * Node and clock sequence of versions 1 and 6 are random, the node with the multicast bit, so that it can be no network
 * card's (RFC 9562, section 6.10): one for a batch of version 1, new ones for each of version 6.
 */
export function fromTime(
  version: 'v1' | 'v6' | 'v7',
  quantity: number,
  time: TimeSource,
  random: RandomSource,
): Result<string[], InstantFault> {
  const kind = version === 'v7' ? 'unix' : 'gregorian';
  const start = firstInstant(time);
  if (!start.ok) return start;
  const checked = inRange(start.value, kind);
  if (!checked.ok) return checked;
  const end = inRange(later(start.value, quantity - 1), kind);
  if (!end.ok) return end;
  const clock = 'now' in time ? () => Math.floor(time.now()) : () => start.value.ms;
  const next =
    version === 'v7' ? versionSeven(clock, random) : versionOneOrSix(version, clock, start.value.ticks, random);
  return ok(Array.from({ length: quantity }, next));
}

function firstInstant(time: TimeSource): Result<Instant, InstantFault> {
  return 'now' in time ? ok({ ms: Math.floor(time.now()), ticks: 0 }) : readTypedInstant(time.instant);
}

/** The instant so many steps of 100 nanoseconds later. */
function later({ ms, ticks }: Instant, steps: number): Instant {
  const total = ticks + steps;
  return { ms: ms + Math.floor(total / TICKS_PER_MS), ticks: total % TICKS_PER_MS };
}

function versionOneOrSix(version: 'v1' | 'v6', clock: () => number, startTicks: number, random: RandomSource) {
  let msecs = Number.NEGATIVE_INFINITY;
  let nsecs = 0;
  let identity = createIdentity(random);
  return () => {
    const now = clock();
    if (now > msecs) {
      nsecs = msecs === Number.NEGATIVE_INFINITY ? startTicks : 0;
      msecs = now;
    } else if (++nsecs === TICKS_PER_MS) {
      nsecs = 0;
      msecs += 1;
    }
    if (version === 'v6') identity = createIdentity(random);
    const options = { ...identity, msecs, nsecs };
    return version === 'v1' ? v1(options) : v6(options);
  };
}

/** A node that is no network card's and a clock sequence, both by chance. */
function createIdentity(random: RandomSource): { random: Uint8Array; node: Uint8Array; clockseq: number } {
  const bytes = random(16);
  const node = bytes.slice(10);
  node[0] = (node[0] ?? 0) | 1;
  return { random: bytes, node, clockseq: (((bytes[8] ?? 0) << 8) | (bytes[9] ?? 0)) & 0x3fff };
}

function versionSeven(clock: () => number, random: RandomSource) {
  let msecs = Number.NEGATIVE_INFINITY;
  let seq = 0;
  return () => {
    const bytes = random(16);
    const now = clock();
    if (now > msecs) {
      msecs = now;
      // 31 random bits, so that at least as many steps are left before the counter of 32 bits is full.
      seq = new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) >>> 1;
    } else {
      seq += 1;
    }
    return v7({ random: bytes, msecs, seq });
  };
}

/** The two that are nothing but zeros and ones (RFC 9562, sections 5.9 and 5.10). */
export const CONSTANTS = { nil: NIL, max: MAX } as const;

export interface CreateOptions {
  readonly version: Version;
  readonly quantity: number;
  readonly namespace: string;
  /** ISO text, or Unix seconds or milliseconds; empty for now. */
  readonly instant: string;
}

/** Makes UUIDs of any version: from names, one per line, or as many as asked for. */
export function createUuids(names: string, options: CreateOptions, job: Job): Result<readonly string[], GenerateFault> {
  const { version, quantity, namespace, instant } = options;
  if (version === 'nil' || version === 'max') return ok([CONSTANTS[version]]);
  if (version === 'v3' || version === 'v5') return fromNames(version, namesOf(names), namespace);
  const random = buffered(job.random, Math.min(4096, quantity * 16));
  if (version === 'v4') return ok(fromRandom(quantity, random));
  return fromTime(version, quantity, instant === '' ? { now: job.now } : { instant }, random);
}
