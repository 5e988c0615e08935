import entries from 'virtual:catalogue/zh-cn';
import { words as kit } from '../../i18n/kit/zh-cn';
import { words as shell } from '../../i18n/shell/zh-cn';
import type { WholeLanguage } from './language';

export const language: WholeLanguage = { locale: 'zh-cn', shell, kit, tools: entries };
