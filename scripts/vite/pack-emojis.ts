import type { CodePointNames, PackedEmojis, PackedNames } from '../../src/tools/emoji-picker/packed.ts';

/** An emoji in `emojibase-data`, as far as we read it. */
export interface SourceEmoji {
  readonly hexcode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  /** 0 where the character alone is drawn as text. */
  readonly type: 0 | 1;
  /** Absent for what is only a part of emojis, such as a regional indicator. */
  readonly group?: number;
  readonly version: number;
  /** From 1, light, to 5, dark; two for two people. */
  readonly tone?: number | readonly number[];
  readonly skins?: readonly SourceEmoji[];
}

export type SourceShortcodes = Readonly<Record<string, string | readonly string[]>>;

const TONES = 5;
/** The group of skin tones and hair, which are parts of emojis. */
const COMPONENTS = 2;
const EMOJI_STYLE = '\u{fe0f}';

/** What is left of the source when parts are taken out: each emoji once, in Unicode order. */
function wholeEmojis(source: readonly SourceEmoji[]): readonly SourceEmoji[] {
  return source.filter(({ group }) => group !== undefined && group !== COMPONENTS);
}

/**
 * The fully qualified text. The source's own `emoji` field has a variation selector also after characters that need
 * none, and its `hexcode` lacks it after those single characters that do.
 */
function textOf({ hexcode, type }: SourceEmoji): string {
  const text = String.fromCodePoint(...hexcode.split('-').map((hex) => Number.parseInt(hex, 16)));
  return type === 0 && !hexcode.includes('-') ? text + EMOJI_STYLE : text;
}

/** The variants by tone, and for two people by the tone of the first and then of the second. */
function variantsOf({ skins = [] }: SourceEmoji): string {
  const isPair = skins.length > TONES;
  const place = ({ tone = 1 }: SourceEmoji) => {
    const [first = 1, second = first] = typeof tone === 'number' ? [tone] : tone;
    return isPair ? (first - 1) * TONES + second : first;
  };
  return skins
    .toSorted((one, other) => place(one) - place(other))
    .map(textOf)
    .join(' ');
}

/** The emojis without words. */
export function packEmojis(source: readonly SourceEmoji[], shortcodes: SourceShortcodes): PackedEmojis {
  const emojis = wholeEmojis(source);
  const groups = new Map<number | undefined, number>();
  for (const { group } of emojis) groups.set(group, (groups.get(group) ?? 0) + 1);
  return {
    groups: [...groups.values()],
    texts: emojis.map(textOf).join('\n'),
    versions: emojis.map(({ version }) => version),
    shortcodes: emojis.map(({ hexcode }) => [shortcodes[hexcode] ?? []].flat().join(' ')).join('\n'),
    variants: emojis.map(variantsOf).join('\n'),
  };
}

/**
 * Names and keywords of one language in the order of the emojis.
 * @param source the same language's rows, in any order
 */
export function packNames(
  order: readonly SourceEmoji[],
  source: readonly SourceEmoji[],
  language: 'en' | 'fr' | 'zh',
): PackedNames {
  const byCode = new Map(source.map((emoji) => [emoji.hexcode, emoji]));
  const emojis = wholeEmojis(order).map((emoji) => byCode.get(emoji.hexcode) ?? emoji);
  // The source sets Chinese names apart with a half-width colon.
  const write = (text: string) => (language === 'zh' ? text.replaceAll(': ', '：') : text);
  return {
    names: emojis.map(({ label }) => write(label)).join('\n'),
    keywords: emojis.map(({ tags = [] }) => tags.map(write).join('|')).join('\n'),
  };
}

/** Names of characters that are no emojis by themselves, which the source lacks. */
const PART_NAMES: CodePointNames = {
  '0023': 'NUMBER SIGN',
  '002A': 'ASTERISK',
  '200D': 'ZERO WIDTH JOINER',
  '20E3': 'COMBINING ENCLOSING KEYCAP',
  FE0F: 'VARIATION SELECTOR-16',
  E007F: 'CANCEL TAG',
};
const DIGITS = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'];

function partName(code: number, hex: string): string {
  if (code >= 0x30 && code <= 0x39) return `DIGIT ${DIGITS[code - 0x30]}`;
  if (code >= 0xe_0061 && code <= 0xe_007a) {
    return `TAG LATIN SMALL LETTER ${String.fromCodePoint(code - 0xe_0000).toUpperCase()}`;
  }
  const name = PART_NAMES[hex];
  if (name === undefined) throw new Error(`U+${hex} has no name`);
  return name;
}

/**
 * Names of all characters that the emojis consist of.
 * @param names what the source names, by code point in upper hex digits
 */
export function packCodePointNames({ texts, variants }: PackedEmojis, names: CodePointNames): CodePointNames {
  const codes = new Set([...`${texts}${variants}`.replaceAll(/\s/g, '')].map((char) => char.codePointAt(0) ?? 0));
  return Object.fromEntries(
    [...codes]
      .toSorted((one, other) => one - other)
      .map((code) => {
        const hex = code.toString(16).toUpperCase().padStart(4, '0');
        return [hex, names[hex] ?? partName(code, hex)];
      }),
  );
}
