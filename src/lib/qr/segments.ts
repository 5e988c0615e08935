import { utf8Length } from '../utf8-length';

/** The modes we write. Kanji mode is left out: readers disagree about it, and UTF-8 bytes say the same. */
export const MODES = ['byte', 'alphanumeric', 'numeric'] as const;
export type Mode = (typeof MODES)[number];

/** The most compact mode that all of a text can be in: what its length is counted in. */
export function modeOfAll(text: string): Mode {
  if (/^[0-9]*$/.test(text)) return 'numeric';
  return /^[0-9A-Z $%*+\-./:]*$/.test(text) ? 'alphanumeric' : 'byte';
}

/** A stretch of the text in one mode. `text` for the compact modes is ASCII. */
export interface Segment {
  readonly mode: Mode;
  readonly text: string;
}

/** Segments with their cost: bits of the headers (mode and count), bits of the content. */
export interface Plan {
  readonly segments: readonly Segment[];
  readonly headerBits: number;
  readonly contentBits: number;
}

/** The count field's width depends on the version's class: 1–9, 10–26, 27–40 (ISO/IEC 18004, table 3). */
export const VERSION_CLASSES = [
  { from: 1, to: 9 },
  { from: 10, to: 26 },
  { from: 27, to: 40 },
] as const;
export type VersionClass = 0 | 1 | 2;

const COUNT_BITS: Record<Mode, readonly [number, number, number]> = {
  byte: [8, 16, 16],
  alphanumeric: [9, 11, 13],
  numeric: [10, 12, 14],
};

// Costs are counted in sixths of a bit: a digit takes 10/3 bits, an alphanumeric character 11/2.
const SIXTHS = { bit: 6, byte: 48, alphanumeric: 33, numeric: 20 };
const IMPOSSIBLE = Number.POSITIVE_INFINITY;
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]$/;
const DIGIT = /^[0-9]$/;

function costOf(mode: Mode, character: string): number {
  if (mode === 'byte') return utf8Length(character) * SIXTHS.byte;
  if (mode === 'alphanumeric') return ALPHANUMERIC.test(character) ? SIXTHS.alphanumeric : IMPOSSIBLE;
  return DIGIT.test(character) ? SIXTHS.numeric : IMPOSSIBLE;
}

const wholeBits = (sixths: number) => Math.ceil(sixths / SIXTHS.bit) * SIXTHS.bit;

/** Content bits of a segment of `length` characters (bytes in byte mode). */
function contentBits(mode: Mode, length: number): number {
  if (mode === 'byte') return length * 8;
  if (mode === 'alphanumeric') return Math.floor(length / 2) * 11 + (length % 2) * 6;
  const rest = length % 3;
  return Math.floor(length / 3) * 10 + (rest === 0 ? 0 : rest * 3 + 1);
}

/**
 * Splits the characters into the segments that take the fewest bits in a class of versions, by dynamic programming:
 * for each character and mode, the cheapest way to have come there. Never cuts inside a character.
 */
export function planSegments(characters: readonly string[], versionClass: VersionClass): Plan {
  const header = MODES.map((mode) => (4 + COUNT_BITS[mode][versionClass]) * SIXTHS.bit);
  // came[i * 3 + m]: the mode that character i is written in when the path continues in mode m after it.
  const came = new Uint8Array(characters.length * 3);
  let costs: readonly number[] = header;
  characters.forEach((character, i) => {
    const written = MODES.map((mode, m) => (costs[m] ?? IMPOSSIBLE) + costOf(mode, character));
    const next = [...written];
    MODES.forEach((_, to) => {
      came[i * 3 + to] = to;
      MODES.forEach((__, from) => {
        const switched = wholeBits(written[from] ?? IMPOSSIBLE) + (header[to] ?? 0);
        if (from !== to && switched < (next[to] ?? IMPOSSIBLE)) {
          next[to] = switched;
          came[i * 3 + to] = from;
        }
      });
    });
    costs = next;
  });
  return toPlan(characters, tracePath(came, costs, characters.length), versionClass);
}

/** Walks the cheapest path back from its end, to one mode per character. */
function tracePath(came: Uint8Array, costs: readonly number[], length: number): Uint8Array {
  const whole = costs.map(wholeBits);
  let mode = whole.indexOf(Math.min(...whole));
  const path = new Uint8Array(length);
  for (let i = length - 1; i >= 0; i--) {
    mode = came[i * 3 + mode] ?? 0;
    path[i] = mode;
  }
  return path;
}

function toPlan(characters: readonly string[], path: Uint8Array, versionClass: VersionClass): Plan {
  const segments: Segment[] = [];
  let headerBits = 0;
  let bits = 0;
  for (let start = 0; start < characters.length;) {
    let end = start + 1;
    while (end < characters.length && path[end] === path[start]) end++;
    const mode = MODES[path[start] ?? 0] ?? 'byte';
    const part = characters.slice(start, end);
    segments.push({ mode, text: part.join('') });
    headerBits += 4 + COUNT_BITS[mode][versionClass];
    bits += contentBits(mode, mode === 'byte' ? part.reduce((sum, c) => sum + utf8Length(c), 0) : part.length);
    start = end;
  }
  return { segments, headerBits, contentBits: bits };
}
