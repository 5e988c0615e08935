/** The most of an input that is looked at to tell what it is: characters of a text, bytes of a file. */
export const SAMPLE_SIZE = 1_000_000;
