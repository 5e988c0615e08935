import * as v from 'valibot';

/** How a converter reads TOML. */
export const tomlInputEntries = {
  /** Only TOML 1.0. */
  strict: v.optional(v.boolean(), false),
};

/** How a converter writes TOML. */
export const tomlOutputEntries = {
  /** What becomes of null, which TOML has not. */
  nulls: v.optional(v.picklist(['leave-out', 'text', 'fault']), 'leave-out'),
  /** The key for a root that is no map; where it is empty, `items`. */
  rootKey: v.optional(v.pipe(v.string(), v.maxLength(200), v.metadata({ linked: 'parameter' })), 'items'),
  /** Integers beyond 64 bits as strings, or as they are. */
  largeIntegers: v.optional(v.picklist(['text', 'number']), 'text'),
  comments: v.optional(v.boolean(), true),
};
