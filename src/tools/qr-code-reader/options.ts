import { CHARSETS } from './report';

/** What bytes may be read as: what fits best, a charset, or their hexadecimal digits. */
export const CHARSET_CHOICES = ['auto', ...CHARSETS, 'hex'] as const;
