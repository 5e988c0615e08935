export const VERSIONS = ['nil', 'v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'max'] as const;
export type Version = (typeof VERSIONS)[number];
export const MAX_QUANTITY = 10_000;

/** The namespaces of RFC 9562, section 6.6. */
export const NAMESPACES = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;
export type NamespaceName = keyof typeof NAMESPACES;

/** Whether a namespace is given by its short name. */
export function isNamespaceName(text: string): text is NamespaceName {
  return Object.hasOwn(NAMESPACES, text);
}

/** Tells which versions are made from names, and which hold a time. */
export const isNamed = (version: Version) => version === 'v3' || version === 'v5';
export const isTimed = (version: Version) => version === 'v1' || version === 'v6' || version === 'v7';
/** Tells whether there can be several different ones without names. */
export const hasQuantity = (version: Version) => isTimed(version) || version === 'v4';

/** One name per line. A line break at the very end ends the last line and begins no other. */
export function namesOf(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
