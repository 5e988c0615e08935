/** The fields whose contents are never kept, by the names of their drafts. */
export const neverKept: readonly string[] = ['args'];
