import type { textCompareWords as zhCn } from '../../i18n/text-compare/zh-cn';
import type { Words } from '../../i18n/words';

/** The words of a comparison, which its page fetches in its language. */
export type TextCompareWords = Words<typeof zhCn>;
