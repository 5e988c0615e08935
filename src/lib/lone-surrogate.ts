const LONE_SURROGATE = /\p{Surrogate}/u;

/** The UTF-16 offset of the first surrogate without its other half, or -1. */
export function findLoneSurrogate(text: string): number {
  return text.search(LONE_SURROGATE);
}

/** Whether a code point is half of another one. */
export const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** The text with each surrogate that lacks its other half as U+FFFD, which is what UTF-8 makes of it. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD');
}
