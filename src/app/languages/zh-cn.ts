import entries from 'virtual:catalogue/zh-cn';
import { words as kit } from '../../i18n/kit/zh-cn';
import { words as shell } from '../../i18n/shell/zh-cn';
import type { Language } from './language';

export const language: Language = { locale: 'zh-cn', shell, kit, tools: entries };
