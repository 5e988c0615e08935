import type { PackedEmojis } from './packed';

/** The groups in Unicode's order. */
export const GROUPS = [
  'smileys',
  'people',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type Group = (typeof GROUPS)[number];

/** Skin tones from U+1F3FB on; Fitzpatrick's types 1 and 2 are one. */
export const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type Tone = (typeof TONES)[number];

export interface Emoji {
  /** Its place in Unicode order, from 0. */
  readonly index: number;
  /** Fully qualified, without a skin tone. */
  readonly text: string;
  readonly group: Group;
  /** The version of Emoji that brought it. */
  readonly version: number;
  /** GitHub's, without colons; none for the newest emojis. */
  readonly shortcodes: readonly string[];
  /** With each skin tone: none, five, or 25 where two people each have their own. */
  readonly variants: readonly string[];
}

/** An emoji in one of its skin tones; no tones are the emoji as it stands, two are those of two people. */
export interface TonedEmoji {
  readonly emoji: Emoji;
  readonly text: string;
  readonly tones: readonly Tone[];
}

export interface EmojiSet {
  readonly emojis: readonly Emoji[];
  /** The emoji that a text is, with or without variation selectors; undefined when it is none of ours. */
  readonly find: (text: string) => TonedEmoji | undefined;
}

const lines = (text: string) => text.split('\n');
const words = (text: string) => (text === '' ? [] : text.split(' '));

/** An emoji as it is written where variation selectors are left out. */
function withoutStyle(text: string): string {
  return text.replaceAll('\u{fe0f}', '');
}

/** The emojis from the form in which the build ships them. */
export function unpackEmojis(packed: PackedEmojis): EmojiSet {
  const shortcodes = lines(packed.shortcodes);
  const variants = lines(packed.variants);
  const groups = packed.groups.flatMap((count, at) => Array<Group>(count).fill(GROUPS[at] ?? 'symbols'));
  const emojis = lines(packed.texts).map((text, index): Emoji => ({
    index,
    text,
    group: groups[index] ?? 'symbols',
    version: packed.versions[index] ?? 0,
    shortcodes: words(shortcodes[index] ?? ''),
    variants: words(variants[index] ?? ''),
  }));
  // Four thousand entries that only a pasted or remembered emoji asks for.
  let byText: ReadonlyMap<string, TonedEmoji> | undefined;
  const find = (text: string) => {
    byText ??= new Map(
      emojis.flatMap(allTones).map((toned): [string, TonedEmoji] => [withoutStyle(toned.text), toned]),
    );
    return byText.get(withoutStyle(text));
  };
  return { emojis, find };
}

/** The tones of the variant at a place among an emoji's variants. */
function tonesAt({ variants }: Emoji, place: number): readonly Tone[] {
  const isPair = variants.length > TONES.length;
  const first = TONES[isPair ? Math.floor(place / TONES.length) : place] ?? 'light';
  const second = isPair ? (TONES[place % TONES.length] ?? 'light') : first;
  return first === second ? [first] : [first, second];
}

/** An emoji as it stands and in each of its skin tones. */
export function allTones(emoji: Emoji): TonedEmoji[] {
  return [
    { emoji, text: emoji.text, tones: [] },
    ...emoji.variants.map((text, place) => ({ emoji, text, tones: tonesAt(emoji, place) })),
  ];
}

/** An emoji in one skin tone, which both have where it shows two people; as it stands where it takes none. */
export function inTone(emoji: Emoji, tone: Tone | 'default'): TonedEmoji {
  const at = tone === 'default' ? -1 : TONES.indexOf(tone);
  const place = emoji.variants.length > TONES.length ? at * (TONES.length + 1) : at;
  const text = at < 0 ? undefined : emoji.variants[place];
  return text === undefined || tone === 'default'
    ? { emoji, text: emoji.text, tones: [] }
    : { emoji, text, tones: [tone] };
}
