import * as v from 'valibot';

/** What is remembered: the visitor's own names, empty ones included. */
export const memoOptions = v.object({
  BRANCH: v.optional(v.string(), 'feature'),
  MAIN: v.optional(v.string(), 'main'),
  REMOTE: v.optional(v.string(), 'origin'),
  COMMIT: v.optional(v.string(), 'HEAD~1'),
  FILE: v.optional(v.string(), 'path/to/file'),
});
