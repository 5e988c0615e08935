/** The three sizes that each hostile string comes in, in UTF-16 units: as it is written, what a page works on itself, and a megabyte. */
export const SIZES = ['short', 'middle', 'long'] as const;
export type Size = (typeof SIZES)[number];

const LENGTHS: Readonly<Record<Exclude<Size, 'short'>, number>> = { middle: 20_000, long: 1_000_000 };

/** One hostile string: what kind of trick it is, a name that stands for it in a report, and its text in a size. */
export interface HostileString {
  readonly kind: string;
  readonly name: string;
  readonly make: (size: Size) => string;
}

/** A part repeated until the length is reached, cut after a whole part. */
function fill(part: string, length: number): string {
  return part.repeat(Math.max(1, Math.floor(length / Math.max(1, part.length))));
}

/** As JSON writes it, so that what cannot be seen can be read in a report; long ones are cut. */
export function label(text: string): string {
  const told = JSON.stringify(text).replaceAll(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return told.length > 60 ? `${told.slice(0, 60)}…` : told;
}

/** A part that is given once, and then again and again: `joint` stands between two. */
export function repeated(kind: string, part: string, joint = ''): HostileString {
  const make = (size: Size) => (size === 'short' ? part : fill(part + joint, LENGTHS[size]));
  return { kind, name: label(part) + (joint === '' ? '' : ` by ${label(joint)}`), make };
}

/** A run of one part: a few, 20,000 units, a megabyte. */
export function run(kind: string, part: string): HostileString {
  return {
    kind,
    name: `run of ${label(part)}`,
    make: (size) => (size === 'short' ? part.repeat(40) : fill(part, LENGTHS[size])),
  };
}

/** A part with a long middle: `before`, a run of `middle`, `after`. */
export function around(kind: string, before: string, middle: string, after: string): HostileString {
  return {
    kind,
    name: `${label(before)} ${label(middle)}× ${label(after)}`,
    make: (size) => {
      const length = size === 'short' ? middle.length * 24 : LENGTHS[size] - before.length - after.length;
      return before + fill(middle, length) + after;
    },
  };
}

/** Nesting: what opens, what stands inside, what closes, as deep as the length allows. */
export function nested(kind: string, open: string, core: string, close: string): HostileString {
  return {
    kind,
    name: `nested ${label(open)} ${label(core)} ${label(close)}`,
    make: (size) => {
      const depth = size === 'short' ? 30 : Math.floor(LENGTHS[size] / (open.length + close.length));
      return open.repeat(depth) + core + close.repeat(depth);
    },
  };
}
