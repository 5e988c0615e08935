import { toHalfWidth } from '../../lib/half-width';
import type { RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';
import { BLOCKED_PORTS, FIRST_PORT, LAST_PORT, RANGE_LIMITS, type RangeName } from './port-numbers';

export const MAX_QUANTITY = 1000;

export interface PortSettings {
  readonly range: RangeName;
  /** The limits of a range of one's own, as typed. */
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  /** The ports stand next to each other. */
  readonly block: boolean;
  readonly skipBlocked: boolean;
  readonly skipCommon: boolean;
  /** Ports and ranges, as typed. */
  readonly common: string;
  readonly exclusions: string;
}

/** Which field a fault is about. */
type Field = 'from' | 'to' | 'common' | 'exclusions';

export type PortFault =
  | { readonly code: 'not-number'; readonly field: Field; readonly found: string }
  | { readonly code: 'out-of-range'; readonly field: 'from' | 'to' }
  | { readonly code: 'not-port'; readonly field: 'common' | 'exclusions'; readonly found: string }
  | { readonly code: 'reversed'; readonly field: 'to' | 'common' | 'exclusions' }
  | { readonly code: 'too-few'; readonly left: number }
  /** There are ports left, but not so many next to each other. */
  | { readonly code: 'no-block' };

type Limits = readonly [first: number, last: number];

/**
 * Draws ports: different ones, each set with the same chance, sorted only when they are a block. Faults: limits or lists
 * that cannot be read, and fewer ports left than are asked for.
 */
export function drawPorts(settings: PortSettings, random: RandomSource): Result<number[], PortFault> {
  const limits = readLimits(settings);
  if (!limits.ok) return limits;
  const excluded = readExcluded(settings);
  if (!excluded.ok) return excluded;
  const pool = poolOf(limits.value, excluded.value);
  if (pool.length < settings.quantity) return err({ code: 'too-few', left: pool.length });
  return settings.block ? drawBlock(pool, settings.quantity, random) : ok(drawSome(pool, settings.quantity, random));
}

function readLimits({ range, from, to }: PortSettings): Result<Limits, PortFault> {
  if (range !== 'custom') return ok(RANGE_LIMITS[range]);
  const numbers: number[] = [];
  for (const [field, typed] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const text = toHalfWidth(typed);
    if (!/^\d+$/.test(text)) return err({ code: 'not-number', field, found: typed.trim() });
    const port = Number(text);
    if (port < FIRST_PORT || port > LAST_PORT) return err({ code: 'out-of-range', field });
    numbers.push(port);
  }
  const [first = FIRST_PORT, last = LAST_PORT] = numbers;
  return first > last ? err({ code: 'reversed', field: 'to' }) : ok([first, last]);
}

/** Ports and ranges such as `8000-8100`, apart by commas, semicolons or white space. */
export function readPorts(typed: string, field: 'common' | 'exclusions'): Result<Limits[], PortFault> {
  const ranges: Limits[] = [];
  const text = toHalfWidth(typed).replaceAll(/(?:(?<!\s)\s+)?[-–—]\s*/g, '-');
  for (const part of text.split(/[\s,;、]+/)) {
    if (part === '') continue;
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (!match) return err({ code: 'not-number', field, found: part });
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (last > LAST_PORT || first > LAST_PORT) return err({ code: 'not-port', field, found: part });
    if (first > last) return err({ code: 'reversed', field });
    ranges.push([first, last]);
  }
  return ok(ranges);
}

function readExcluded(settings: PortSettings): Result<Uint8Array, PortFault> {
  const excluded = new Uint8Array(LAST_PORT + 1);
  for (const field of ['common', 'exclusions'] as const) {
    if (field === 'common' && !settings.skipCommon) continue;
    const ranges = readPorts(settings[field], field);
    if (!ranges.ok) return ranges;
    for (const [first, last] of ranges.value) excluded.fill(1, first, last + 1);
  }
  if (settings.skipBlocked) for (const port of BLOCKED_PORTS) excluded[port] = 1;
  return ok(excluded);
}

function poolOf([first, last]: Limits, excluded: Uint8Array): Uint16Array {
  const pool = new Uint16Array(last - first + 1);
  let count = 0;
  for (let port = first; port <= last; port++) if (excluded[port] === 0) pool[count++] = port;
  return pool.slice(0, count);
}

const SPAN = 0x1_0000;

/** From 0 to n − 1 by one number of 16 bits; those above the greatest multiple of n are drawn again. */
function below(n: number, random: RandomSource): number {
  const limit = SPAN - (SPAN % n);
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const value = high * 256 + low;
    if (value < limit) return value % n;
  }
}

/** The first steps of a shuffle (Fisher and Yates), so that no port comes twice. */
function drawSome(pool: Uint16Array, quantity: number, random: RandomSource): number[] {
  const drawn: number[] = [];
  for (let done = 0; done < quantity; done++) {
    const at = done + below(pool.length - done, random);
    drawn.push(pool[at] ?? 0);
    pool[at] = pool[done] ?? 0;
  }
  return drawn;
}

function drawBlock(pool: Uint16Array, quantity: number, random: RandomSource): Result<number[], PortFault> {
  const starts: number[] = [];
  for (let at = 0; at + quantity <= pool.length; at++) {
    const first = pool[at] ?? 0;
    if (pool[at + quantity - 1] === first + quantity - 1) starts.push(first);
  }
  if (starts.length === 0) return err({ code: 'no-block' });
  const first = starts[below(starts.length, random)] ?? 0;
  return ok(Array.from({ length: quantity }, (_, index) => first + index));
}
