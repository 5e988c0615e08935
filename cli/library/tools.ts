import type { Locale } from '../../src/i18n/locale';
import type { Card } from '../../src/tools/types';

declare const __OPERATIONS__: Readonly<Record<string, readonly string[]>>;

const cards = import.meta.glob<Card>('../../src/tools/*/locales/{zh-cn,en,fr}.card.ts', {
  eager: true,
  import: 'card',
});

/** What a tool is called in each language, and what it can do. */
export interface ToolDescription {
  /** As in `operations`, and in the address of its page. */
  readonly id: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly descriptions: Readonly<Record<Locale, string>>;
  /** The names of its operations. */
  readonly operations: readonly string[];
}

function inAll(id: string, part: keyof Card): Readonly<Record<Locale, string>> {
  const read = (locale: Locale) => cards[`../../src/tools/${id}/locales/${locale}.card.ts`]?.[part] ?? '';
  return { 'zh-cn': read('zh-cn'), en: read('en'), fr: read('fr') };
}

/** All tools that have operations, in the order of the alphabet. */
export const tools: readonly ToolDescription[] = Object.entries(__OPERATIONS__).map(([id, operations]) => ({
  id,
  names: inAll(id, 'name'),
  descriptions: inAll(id, 'description'),
  operations,
}));
