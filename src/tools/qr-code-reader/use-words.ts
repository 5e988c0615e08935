import { useWords as useWordsOfTool } from '../../i18n/context';
import type { words } from './locales/zh-cn';

export type ToolWords = typeof words;

/** The words of this tool in the visitor's language. */
export const useWords: () => ToolWords = useWordsOfTool;
