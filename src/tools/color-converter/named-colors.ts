import { colorsNamed, differenceCiede2000 } from 'culori/fn';
import type { Triple } from './color';
import { fromBytes, toLab65 } from './color-library';

function bytesOf(number: number): Triple {
  return [number >> 16, (number >> 8) & 255, number & 255];
}

const distance2000 = differenceCiede2000();
const NAMED = Object.entries(colorsNamed).map(([name, number]) => ({
  name,
  number,
  lab: toLab65(fromBytes(bytesOf(number))),
}));
const NUMBERS: ReadonlyMap<string, number> = new Map(NAMED.map(({ name, number }) => [name, number]));

/** The bytes of one of CSS's 148 names, in small letters. */
export function bytesOfName(name: string): Triple | undefined {
  const number = NUMBERS.get(name);
  return number === undefined ? undefined : bytesOf(number);
}

/** By no more than this does CIEDE2000 divide a difference of lightness, so that alone is a lower bound of the whole. */
const LIGHTNESS_WEIGHT = 1.75;

/** A colour's name, or the nearest one. */
export interface NameFound {
  readonly name: string;
  /** CIEDE2000; 0 for the name of this very colour. */
  readonly distance: number;
  /** Other names of the same colour. */
  readonly others: readonly string[];
}

/** The CSS name of a colour in bytes, or the one that looks most like it. */
export function nameOf(bytes: Triple): NameFound {
  const [red, green, blue] = bytes;
  const number = red * 65536 + green * 256 + blue;
  const same = NAMED.filter((entry) => entry.number === number).map(({ name }) => name);
  const [first, ...others] = same;
  if (first !== undefined) return { name: first, distance: 0, others };
  const lab = toLab65(fromBytes(bytes));
  const lightnessApart = (entry: (typeof NAMED)[number]) => Math.abs(entry.lab.l - lab.l);
  let nearest = { name: '', distance: Infinity };
  for (const entry of NAMED.toSorted((one, other) => lightnessApart(one) - lightnessApart(other))) {
    if (lightnessApart(entry) / LIGHTNESS_WEIGHT > nearest.distance) break;
    const distance = distance2000(lab, entry.lab);
    if (distance < nearest.distance) nearest = { name: entry.name, distance };
  }
  return { ...nearest, others: [] };
}
