import { words as en } from '../src/i18n/shell/en';
import { words as fr } from '../src/i18n/shell/fr';
import { words as zhCn } from '../src/i18n/shell/zh-cn';
import { CATEGORIES, type Card, type Tool } from '../src/tools/types';
import { TOOL_IDS } from './catalogue';
import { aligned, type Session } from './terminal';

const tools = import.meta.glob<Tool>('../src/tools/*/tool.ts', { eager: true, import: 'tool' });
const cards = import.meta.glob<Card>('../src/tools/*/locales/{zh-cn,en,fr}.card.ts', { eager: true, import: 'card' });

const SHELL = { 'zh-cn': zhCn, en, fr };

/** All tools that have operations, by category, with what they do. */
export async function toolList({ locale, words }: Session): Promise<readonly string[]> {
  const sections = CATEGORIES.flatMap((category) => {
    const rows = TOOL_IDS.filter((id) => tools[`../src/tools/${id}/tool.ts`]?.category === category).map(
      (id) => [id, cards[`../src/tools/${id}/locales/${locale}.card.ts`]?.name ?? ''] as const,
    );
    return rows.length === 0 ? [] : ['', SHELL[locale].categories[category], ...aligned(rows)];
  });
  return [words.about, `${words.usage} handy --help`, ...sections];
}
