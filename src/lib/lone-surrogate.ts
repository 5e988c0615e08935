const LONE_SURROGATE = /\p{Surrogate}/u;

/** The UTF-16 offset of the first surrogate without its other half, or -1. */
export function findLoneSurrogate(text: string): number {
  return text.search(LONE_SURROGATE);
}
