/** What the menu of common patterns offers, in its order; the patterns themselves are fetched when one is chosen. */
export const COMMON_NAMES = [
  ...(['email', 'url', 'phone', 'mobile', 'date', 'time', 'ipv4', 'uuid', 'colour', 'semver', 'number'] as const),
  ...(['tag', 'han', 'emoji', 'blanks', 'doubled'] as const),
] as const;

export type CommonName = (typeof COMMON_NAMES)[number];
