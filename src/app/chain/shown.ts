/** Bytes of a text's beginning that are shown where a chain comes to a file. */
export const SHOWN_TEXT = 100_000;
