// Made by scripts/registries/unicode.mjs from Unicode 17.0.0. Copyright © 1991-2025 Unicode, Inc. Unicode License v3 (Unicode-3.0).

/** The parts of the names, each with the code point that it begins with. */
export const PARTS: readonly { readonly from: number; readonly load: () => Promise<{ readonly packed: string }> }[] = [
  { from: 0x0, load: () => import('./part-0') },
  { from: 0xc4a2, load: () => import('./part-1') },
  { from: 0x1f5f6, load: () => import('./part-2') },
];

export const UNICODE_VERSION = '17.0.0';
