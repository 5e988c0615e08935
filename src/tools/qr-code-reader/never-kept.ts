/** The fields whose contents are never kept, by the names of their drafts: a code may hold a password. */
export const neverKept: readonly string[] = ['pictures'];
