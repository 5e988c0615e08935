/** What stands in the fields at first, and what the example button brings back. */
export const SAMPLES = {
  first: { left: '{"foo":"bar"}', right: '{"foo":"buz","baz":"qux"}' },
} as const;
