import type { Locale } from '../../i18n/locale';
import type { Schedule } from './expression';
import { type Meaning, meaningOf } from './meaning';
import { englishSentence } from './sentences/en';
import { frenchSentence } from './sentences/fr';
import type { SentenceStyle } from './sentences/style';
import { chineseSentence } from './sentences/zh-cn';

const SENTENCES: Readonly<Record<Locale, (meaning: Meaning, style: SentenceStyle) => string>> = {
  'zh-cn': chineseSentence,
  en: englishSentence,
  fr: frenchSentence,
};

export interface DescriptionStyle extends SentenceStyle {
  readonly language: Locale;
}

/** A valid schedule in words. */
export function describe(schedule: Schedule, { language, ...style }: DescriptionStyle): string {
  return SENTENCES[language](meaningOf(schedule), style);
}
