import { useWords as useWordsOfTool } from '../../i18n/context';
import type { Words } from '../../i18n/words';
import type { words } from './locales/zh-cn';

export type ToolWords = Words<typeof words>;

/** The words of this tool in the visitor's language. */
export const useWords: () => ToolWords = useWordsOfTool;
