/** Longest text, in UTF-16 units, that every browser can hold in one piece; a little below the least of their limits. */
export const TEXT_LIMIT = 500_000_000;

/** The result would be longer than a text can be. */
export type TooLongFault = { readonly code: 'too-long' };
