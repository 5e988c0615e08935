/** Characters that are kept of an input beside the one that takes a result. */
export const LONGEST_OTHER = 20_000;
/** Characters of a chain's name. */
export const LONGEST_NAME = 80;
/** How deep in an answer a result is looked for. */
export const DEEPEST = 6;
