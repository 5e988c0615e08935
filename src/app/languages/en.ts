import entries from 'virtual:catalogue/en';
import { words as kit } from '../../i18n/kit/en';
import { words as shell } from '../../i18n/shell/en';
import type { Language } from './language';

export const language: Language = { locale: 'en', shell, kit, tools: entries };
