import type { Size } from './hostile-string';
import { nameOfTarget, type Target } from './targets';
import type { Slice } from './thread';

/** Slow by intent: a password costs an attacker time, a key is long. They get every so manieth string, and the short ones alone. */
const COSTLY = /^(?:bcrypt|encryption|rsa-key-pair-generator)\/|^bip39-generator\/seed |^password-strength-analyser\//;
const COSTLY_STEP = 40;
/** A line makes a picture: a megabyte of short ones makes a quarter of a million, with progress and cancel. */
const PICTURES = /^qrcode-generator\/batch /;

/** Every so manieth string goes into a target in `npm test`; over all targets each of them comes up. */
const SAMPLE_STEP: Readonly<Record<Size, number>> = { short: 167, middle: 667, long: Infinity };
/** In a full run: all of the short ones, and slices of the others that move with the seed. */
const FULL_STEP: Readonly<Record<Size, number>> = { short: 1, middle: 12, long: 200 };

/** So many strings are given to a thread at once. */
const AT_ONCE = 50;

const SIZES: readonly Size[] = ['short', 'middle', 'long'];

function numberOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** Every `step`th place, beginning where the target's name and the seed say. */
function everyNth(step: number, count: number, start: number): number[] {
  if (!Number.isFinite(step)) return [];
  const first = start % step;
  return Array.from({ length: Math.max(0, Math.ceil((count - first) / step)) }, (_, at) => first + at * step);
}

export interface Scope {
  readonly isFull: boolean;
  readonly seed: number;
  /** How many strings there are. */
  readonly count: number;
}

/** What is run with hostile strings for one target. */
export function stringSlices(target: Target, { isFull, seed, count }: Scope): readonly Slice[] {
  if (target.part === 'all') return [];
  const isCostly = COSTLY.test(nameOfTarget(target));
  const steps = isFull ? FULL_STEP : SAMPLE_STEP;
  const start = numberOf(nameOfTarget(target)) + seed;
  const most = isCostly ? 1 : PICTURES.test(nameOfTarget(target)) ? 2 : SIZES.length;
  return SIZES.slice(0, most).flatMap((size) => {
    const places = everyNth(steps[size] * (isCostly ? COSTLY_STEP : 1), count, start);
    return inParts(places).map((part) => ({ kind: 'strings' as const, target, size, places: part }));
  });
}

const DRAWS = { sample: 6, full: 300 };

/** What is run with draws for a whole operation. */
export function drawnSlices(target: Target, { isFull, seed }: Scope): readonly Slice[] {
  if (target.part !== 'all') return [];
  const isCostly = COSTLY.test(nameOfTarget(target));
  const draws = Math.ceil((isFull ? DRAWS.full : DRAWS.sample) / (isCostly ? 3 : 1));
  const places = Array.from({ length: draws }, (_, at) => at);
  return inParts(places).map((part) => ({ kind: 'drawn' as const, target, seed, places: part }));
}

function inParts(places: readonly number[]): readonly (readonly number[])[] {
  const parts: (readonly number[])[] = [];
  for (let at = 0; at < places.length; at += AT_ONCE) parts.push(places.slice(at, at + AT_ONCE));
  return parts;
}
