import { countCharacters } from '../../lib/count-characters';
import type { Field } from './fields';
import { faultOf } from './meta';
import type { ToolWords } from './use-words';

/** Longer texts are often cut off, in characters. */
const LONG: Readonly<Record<string, number>> = { 'og:title': 70, 'og:description': 200 };

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  'og:locale': 'zh_CN',
  'og:locale:alternate': 'en_US',
  'og:image:type': 'image/png',
  'twitter:app:country': 'US',
};
const FORM_PLACEHOLDERS = {
  url: 'https://example.com/',
  reference: 'https://example.com/',
  date: '2024-05-01',
  whole: '',
  account: '@example',
  text: '',
  choice: '',
} as const;

/** What a property is called in the visitor's language; every property in the tables has words. */
export function labelOf(words: ToolWords, property: string): string {
  const labels: Readonly<Record<string, string>> = words.fields;
  return labels[property] ?? property;
}

/** What a value of the field may look like. */
export function placeholderOf({ property, form }: Field): string {
  return PLACEHOLDERS[property] ?? FORM_PLACEHOLDERS[form];
}

/** What there is to say of a value that may stand as it is. */
export function hintOf(words: ToolWords, { property, form }: Field, value: string): string | undefined {
  const most = LONG[property] ?? Infinity;
  const count = most === Infinity ? 0 : countCharacters(value);
  if (count > most) return words.long(count, most);
  const isNoUrl = form === 'reference' && value.trim() !== '' && faultOf('url', value) !== undefined;
  return isNoUrl ? words.referenceHint : undefined;
}
