import { CHARSETS, type Kind } from './report';

/** What bytes may be read as: what fits best, a charset, or their hexadecimal digits. */
export const CHARSET_CHOICES = ['auto', ...CHARSETS, 'hex'] as const;

/** Kinds that one chooses together, and what each group is. */
export const KIND_GROUPS = {
  matrix: ['qr', 'micro-qr', 'rmqr', 'data-matrix', 'aztec', 'pdf417', 'maxicode'],
  product: ['ean-13', 'ean-8', 'upc-a', 'upc-e', 'databar', 'databar-limited', 'databar-expanded'],
  linear: ['code-128', 'code-39', 'code-93', 'codabar', 'itf', 'dx-film-edge'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

export type KindGroup = keyof typeof KIND_GROUPS;
