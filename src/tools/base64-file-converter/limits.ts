/** Bytes at the beginning (and at the end) of a file that its type is looked for in. */
export const HEAD_BYTES = 65_536;
/** Characters of Base64 that are shown. */
export const SHOWN_CHARACTERS = 65_536;
