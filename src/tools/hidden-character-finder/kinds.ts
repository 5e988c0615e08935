/** What kinds of characters are looked for. */
export const KINDS = [
  'zeroWidth',
  'direction',
  'space',
  'control',
  'selector',
  'lookAlike',
  'compatibility',
  'broken',
  'typographic',
] as const;
export type Kind = (typeof KINDS)[number];

/** Why a character is a find; the words say it in full. */
export const WHYS = {
  zeroWidth: ['invisible', 'joiner', 'soft-hyphen', 'blank', 'mark', 'mark-inside', 'annotation', 'mongolian'],
  direction: ['direction-mark', 'embedding', 'override', 'isolate', 'direction-end', 'unclosed'],
  space: ['no-break', 'wide', 'odd-space', 'line'],
  control: ['control', 'escape'],
  selector: ['selector', 'tag'],
  lookAlike: ['look-alike', 'whole', 'mixed'],
  compatibility: ['compatibility', 'ligature', 'punctuation'],
  broken: ['surrogate', 'replacement', 'private', 'unassigned', 'marks'],
  typographic: ['quote', 'dash'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;
export type Why = (typeof WHYS)[Kind][number];

/** What is told, but is mostly meant to be there. */
const INFORMATION: ReadonlySet<Why> = new Set<Why>([
  'mark',
  'mixed',
  'ligature',
  'punctuation',
  'private',
  'unassigned',
  'quote',
  'dash',
]);

export type Level = 'warning' | 'info';
export const levelOf = (why: Why): Level => (INFORMATION.has(why) ? 'info' : 'warning');

type Range = readonly [from: number, to: number, why: Why];

/** The characters that are finds where nothing around explains them. */
const RANGES: readonly Range[] = [
  [0x00, 0x08, 'control'],
  [0x0b, 0x0c, 'line'],
  [0x0e, 0x1a, 'control'],
  [0x1b, 0x1b, 'escape'],
  [0x1c, 0x1f, 'control'],
  [0x7f, 0x84, 'control'],
  [0x85, 0x85, 'line'],
  [0x86, 0x9f, 'control'],
  [0xa0, 0xa0, 'no-break'],
  [0xab, 0xab, 'quote'],
  [0xad, 0xad, 'soft-hyphen'],
  [0xbb, 0xbb, 'quote'],
  [0x34f, 0x34f, 'invisible'],
  [0x37e, 0x37e, 'punctuation'],
  [0x61c, 0x61c, 'direction-mark'],
  [0x115f, 0x1160, 'blank'],
  [0x1680, 0x1680, 'odd-space'],
  [0x17b4, 0x17b5, 'invisible'],
  [0x180b, 0x180f, 'mongolian'],
  [0x1fef, 0x1fef, 'punctuation'],
  [0x2000, 0x200a, 'odd-space'],
  [0x200b, 0x200b, 'invisible'],
  [0x200c, 0x200d, 'joiner'],
  [0x200e, 0x200f, 'direction-mark'],
  [0x2010, 0x2015, 'dash'],
  [0x2018, 0x201f, 'quote'],
  [0x2028, 0x2029, 'line'],
  [0x202a, 0x202b, 'embedding'],
  [0x202c, 0x202c, 'direction-end'],
  [0x202d, 0x202e, 'override'],
  [0x202f, 0x202f, 'no-break'],
  [0x2039, 0x203a, 'quote'],
  [0x205f, 0x205f, 'odd-space'],
  [0x2060, 0x2064, 'invisible'],
  [0x2066, 0x2068, 'isolate'],
  [0x2069, 0x2069, 'direction-end'],
  [0x206a, 0x206f, 'invisible'],
  [0x2212, 0x2212, 'dash'],
  [0x2800, 0x2800, 'blank'],
  [0x3000, 0x3000, 'wide'],
  [0x3001, 0x3002, 'punctuation'],
  [0x3164, 0x3164, 'blank'],
  [0xfe00, 0xfe0f, 'selector'],
  [0xfeff, 0xfeff, 'mark-inside'],
  [0xff01, 0xff0f, 'punctuation'],
  [0xff1a, 0xff20, 'punctuation'],
  [0xff3b, 0xff40, 'punctuation'],
  [0xff5b, 0xff5e, 'punctuation'],
  [0xffa0, 0xffa0, 'blank'],
  [0xfff9, 0xfffb, 'annotation'],
  [0xfffd, 0xfffd, 'replacement'],
  [0x1d173, 0x1d17a, 'invisible'],
  [0xe0000, 0xe007f, 'tag'],
  [0xe0100, 0xe01ef, 'selector'],
];

const KIND_OF: ReadonlyMap<Why, Kind> = new Map(KINDS.flatMap((kind) => WHYS[kind].map((why) => [why, kind] as const)));

/** The kind that a reason belongs to. */
export function kindOf(why: Why): Kind {
  const kind = KIND_OF.get(why);
  if (!kind) throw new Error(`No kind for ${why}`);
  return kind;
}

const PROPERTIES: readonly (readonly [pattern: RegExp, why: Why])[] = [
  [/^\p{Cs}/u, 'surrogate'],
  [/^\p{Co}/u, 'private'],
  [/^\p{Cn}/u, 'unassigned'],
];

const known = new Map<number, Why>();

/** Why a character is a find wherever nothing explains it; undefined for all others. */
export function whyOf(code: number): Why | undefined {
  const answer = known.get(code);
  if (answer !== undefined) return answer;
  const why = find(code);
  if (why !== undefined) known.set(code, why);
  return why;
}

function find(code: number): Why | undefined {
  const range = RANGES.find(([from, to]) => code >= from && code <= to);
  if (range) return range[2];
  const character = String.fromCodePoint(code);
  return PROPERTIES.find(([pattern]) => pattern.test(character))?.[1];
}
