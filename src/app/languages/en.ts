import entries from 'virtual:catalogue/en';
import { words as kit } from '../../i18n/kit/en';
import { words as shell } from '../../i18n/shell/en';
import type { WholeLanguage } from './language';

export const language: WholeLanguage = { locale: 'en', shell, kit, tools: entries };
