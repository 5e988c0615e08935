import * as ecLevel from 'qrcode/lib/core/error-correction-level.js';
import { MIXED } from 'qrcode/lib/core/mode.js';
import { create } from 'qrcode/lib/core/qrcode.js';
import { getCapacity } from 'qrcode/lib/core/version.js';
import { err, ok, type Result } from '../result';
import { LEVELS, type Level } from './design';
import { modeOfAll, planSegments, VERSION_CLASSES, type Mode, type Plan, type VersionClass } from './segments';

/** A drawn-up symbol: its modules row by row, 1 for dark, and what it took to hold the text. */
export interface QrSymbol {
  readonly version: number;
  /** Modules per side, without the quiet zone. */
  readonly side: number;
  readonly level: Level;
  readonly modules: Uint8Array;
  /** In the order in which they first occur. */
  readonly modes: readonly Mode[];
  /** UTF-8 bytes of the text. */
  readonly textBytes: number;
  /** Bytes that the content takes in its modes, and that it could take in this version with these modes' headers. */
  readonly usedBytes: number;
  readonly availableBytes: number;
}

export type SymbolFault =
  | { readonly code: 'empty' }
  | {
      readonly code: 'too-long';
      readonly level: Level;
      /** UTF-8 bytes of the text, and how many of it would fit. Of digits alone and the like each is one `unit`. */
      readonly bytes: number;
      readonly most: number;
      readonly unit: Mode;
      /** The highest level that holds the whole text, if any does. */
      readonly fits: Level | null;
    };

const EC_LEVELS = { low: ecLevel.L, medium: ecLevel.M, quartile: ecLevel.Q, high: ecLevel.H } as const;

/** The longest text of all: digits at the lowest level in version 40. */
const MOST_CHARACTERS = 7089;

const capacityBits = (version: number, level: Level) => getCapacity(version, EC_LEVELS[level], MIXED);
const totalBits = (plan: Plan) => plan.headerBits + plan.contentBits;

function findVersion(plans: readonly Plan[], level: Level): { version: number; plan: Plan } | undefined {
  for (const [index, { from, to }] of VERSION_CLASSES.entries()) {
    const plan = plans[index];
    for (let version = from; plan && version <= to; version++) {
      if (totalBits(plan) <= capacityBits(version, level)) return { version, plan };
    }
  }
  return undefined;
}

/** How many UTF-8 bytes of this very text version 40 holds: the longest beginning that fits, and what is left then. */
function countMost(characters: readonly string[], level: Level): number {
  const capacity = capacityBits(40, level);
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (totalBits(planSegments(characters.slice(0, middle), 2)) <= capacity) fits = middle;
    else tooMany = middle;
  }
  const beginning = characters.slice(0, fits);
  const plan = planSegments(beginning, 2);
  const left = plan.segments.at(-1)?.mode === 'byte' ? Math.floor((capacity - totalBits(plan)) / 8) : 0;
  return new TextEncoder().encode(beginning.join('')).length + left;
}

/**
 * Encodes text as a QR code (ISO/IEC 18004): the smallest version, numeric, alphanumeric and byte (UTF-8) segments mixed
 * for the fewest bits. Lone surrogates are written as U+FFFD. Faults: nothing to encode; more than version 40 holds.
 */
export function makeSymbol(text: string, level: Level): Result<QrSymbol, SymbolFault> {
  if (text === '') return err({ code: 'empty' });
  const textBytes = new TextEncoder().encode(text).length;
  const characters = Array.from(text.slice(0, 2 * (MOST_CHARACTERS + 1))).slice(0, MOST_CHARACTERS + 1);
  const classes: readonly VersionClass[] = [0, 1, 2];
  const plans = characters.length > MOST_CHARACTERS ? [] : classes.map((c) => planSegments(characters, c));
  const found = findVersion(plans, level);
  if (!found) {
    const fits = LEVELS.findLast((other) => findVersion(plans, other)) ?? null;
    const most = countMost(characters, level);
    return err({ code: 'too-long', level, bytes: textBytes, most, unit: modeOfAll(text), fits });
  }
  return ok(drawUp(found.plan, found.version, level, textBytes));
}

function drawUp(plan: Plan, version: number, level: Level, textBytes: number): QrSymbol {
  const encoder = new TextEncoder();
  const symbol = create(
    plan.segments.map(({ mode, text }) =>
      mode === 'byte' ? { mode, data: encoder.encode(text) } : { mode, data: text },
    ),
    { version, errorCorrectionLevel: level },
  );
  return {
    version,
    side: symbol.modules.size,
    level,
    modules: Uint8Array.from(symbol.modules.data, (dark) => (dark ? 1 : 0)),
    modes: [...new Set(plan.segments.map(({ mode }) => mode))],
    textBytes,
    // Both rounded down, so that a full symbol says so; even one digit takes room.
    usedBytes: Math.max(1, Math.floor(plan.contentBits / 8)),
    availableBytes: Math.floor((capacityBits(version, level) - plan.headerBits) / 8),
  };
}
