/** A data object: two digits of tag, two of length, and as much value. */
export interface EmvItem {
  readonly tag: string;
  readonly value: string;
  /** Index of its value in the characters it was read from. */
  readonly start: number;
}

export interface EmvItems {
  readonly items: readonly EmvItem[];
  /** The tag of which the value ends too early, or what stands there instead of a tag. */
  readonly cutAt?: string;
}

/** What a length counts: characters by the standard, bytes of UTF-8 by some who write these codes. */
export type Measure = (character: string) => number;

export const asCharacters: Measure = () => 1;

export const asBytes: Measure = (character) => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** The data objects of a template, up to the one that is cut off (EMV QRCPS Merchant-Presented Mode, section 3.2). */
export function readItems(characters: readonly string[], measure: Measure): EmvItems {
  const items: EmvItem[] = [];
  let at = 0;
  while (at < characters.length) {
    const head = characters.slice(at, at + 4).join('');
    const tag = head.slice(0, 2);
    if (!/^\d{4}$/.test(head)) return { items, cutAt: tag };
    const start = at + 4;
    let left = Number(head.slice(2));
    at = start;
    while (left > 0 && at < characters.length) left -= measure(characters[at++] ?? '');
    if (left !== 0) return { items, cutAt: tag };
    items.push({ tag, value: characters.slice(start, at).join(''), start });
  }
  return { items };
}
