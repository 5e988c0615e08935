import { writeCodePoint } from './forms';
import type { EmojiSet } from './emoji-set';
import type { CodePointNames } from './packed';
import type { EmojiNames } from './search';

/** What a character does in a sequence; `sign` is one that is seen by itself. */
export type PartKind =
  'sign' | 'joiner' | 'emoji-style' | 'text-style' | 'skin-tone' | 'hair' | 'region' | 'tag' | 'tag-end' | 'keycap';

export interface Part {
  readonly char: string;
  /** `U+1F468` */
  readonly codePoint: string;
  readonly kind: PartKind;
  /** Unicode's own, such as ZERO WIDTH JOINER; empty where it is not known. */
  readonly name: string;
}

function kindOf(code: number): PartKind {
  if (code === 0x200d) return 'joiner';
  if (code === 0xfe0f) return 'emoji-style';
  if (code === 0xfe0e) return 'text-style';
  if (code === 0x20e3) return 'keycap';
  if (code >= 0x1_f3fb && code <= 0x1_f3ff) return 'skin-tone';
  if (code >= 0x1_f9b0 && code <= 0x1_f9b3) return 'hair';
  if (code >= 0x1_f1e6 && code <= 0x1_f1ff) return 'region';
  if (code === 0xe_007f) return 'tag-end';
  return code >= 0xe_0020 && code <= 0xe_007e ? 'tag' : 'sign';
}

/** The characters that an emoji consists of. */
export function takeApart(text: string, names: CodePointNames): Part[] {
  return [...text].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    const codePoint = writeCodePoint(code);
    return { char, codePoint, kind: kindOf(code), name: names[codePoint.slice(2)] ?? '' };
  });
}

/** The letter that a regional indicator or a tag stands for. */
export function letterOf({ char, kind }: Part): string | undefined {
  const code = char.codePointAt(0) ?? 0;
  if (kind === 'region') return String.fromCodePoint(code - 0x1_f1e6 + 0x41);
  return kind === 'tag' ? String.fromCodePoint(code - 0xe_0000) : undefined;
}

/** How a part is shown by itself; a dot where it has no look of its own. */
export function glyphOf(part: Part): string {
  const { kind, char } = part;
  if (kind === 'sign' || kind === 'skin-tone' || kind === 'hair' || kind === 'region') return char;
  return letterOf(part) ?? '·';
}

/** What a part is in the visitor's language: the emoji it is by itself, or what it does to the others. */
export function meaningOf(
  part: Part,
  set: EmojiSet,
  names: EmojiNames,
  words: { readonly part: (kind: PartKind, char: string) => string },
): string {
  const index = part.kind === 'sign' ? set.find(part.char)?.emoji.index : undefined;
  return (index === undefined ? undefined : names.names[index]) ?? words.part(part.kind, letterOf(part) ?? part.char);
}
