import * as v from 'valibot';

/** What is remembered: the visitor's own names, empty ones included. */
export const memoOptions = v.object({
  BRANCH: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), 'feature'),
  MAIN: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), 'main'),
  REMOTE: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), 'origin'),
  COMMIT: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), 'HEAD~1'),
  FILE: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), 'path/to/file'),
});
