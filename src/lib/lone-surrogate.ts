const LONE_SURROGATE = /\p{Surrogate}/u;

/** The UTF-16 offset of the first surrogate without its other half, or -1. */
export function findLoneSurrogate(text: string): number {
  return text.search(LONE_SURROGATE);
}

/** The text with U+FFFD for each surrogate without its other half, as a UTF-8 encoder would write it. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
