/** A character's code point as Unicode writes it: `U+4F60`. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A byte as `0xFF`. */
export function shownByte(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** What has no look of its own, or looks like the space that one types. */
const UNSEEN = /(?! )[\p{C}\p{Z}]|^[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** A character as a message can show it: one that has no look of its own, or needs another to stand on, by its number. */
export function shown(found: string): string {
  return found.replace(UNSEEN, codePointOf);
}
