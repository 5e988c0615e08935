import type { Locale } from '../../i18n/locale';
import { onDemand } from '../../lib/on-demand';
import type { Schedule } from './expression';
import { type Meaning, meaningOf } from './meaning';
import type { SentenceStyle } from './sentences/style';

type Sentence = (meaning: Meaning, style: SentenceStyle) => string;

// Nobody needs more than one of them.
const WITH_SENTENCE = {
  'zh-cn': onDemand<Sentence>(async () => (await import('./sentences/zh-cn')).chineseSentence),
  en: onDemand<Sentence>(async () => (await import('./sentences/en')).englishSentence),
  fr: onDemand<Sentence>(async () => (await import('./sentences/fr')).frenchSentence),
} satisfies Record<Locale, unknown>;

export interface DescriptionStyle extends SentenceStyle {
  readonly language: Locale;
}

/** A valid schedule in words, at once where the language has been used before. */
export function describe(schedule: Schedule, { language, ...style }: DescriptionStyle): string | Promise<string> {
  return WITH_SENTENCE[language]((sentence) => sentence(meaningOf(schedule), style));
}
