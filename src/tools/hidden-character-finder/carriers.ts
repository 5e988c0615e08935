/** A run of characters that may hold a text; read by `messages.ts`, which comes for texts that have one. */
export interface HiddenRun {
  readonly by: 'tags' | 'selectors' | 'zero-width';
  readonly at: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** How many characters carry it. */
  readonly carriers: number;
}

/** What carries bits where somebody hides a text so. */
const CARRIER = /^(?:[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f)$/u;
export const isCarrier = (code: number): boolean =>
  code >= 0xad && code <= 0xffff && CARRIER.test(String.fromCharCode(code));

/** The fewest carriers that are read: two letters of seven bits. */
export const LEAST_CARRIERS = 14;
