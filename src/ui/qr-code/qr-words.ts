import type { qrOptions, qrWords } from '../../i18n/qr/zh-cn';
import type { Words } from '../../i18n/words';

/** The words that a tool which draws codes has among its own. */
export type QrWords = Words<typeof qrWords & { readonly options: typeof qrOptions }>;
