import { inject } from 'vitest';
import type { Locale } from '../i18n/locale';

const views = import.meta.glob('./*/view.tsx');
const words = import.meta.glob<unknown>('./*/locales/{zh-cn,en,fr}.ts', { import: 'words' });

const toolIds = Object.keys(views).map((path) => path.split('/')[1] ?? '');
const only = inject('onlyTool');

/** The tools that the tests about all tools look at: one while `npm run check` runs, else all. */
export const testedTools: readonly string[] = only === null ? toolIds : toolIds.filter((id) => id === only);

/** Loads the words of a tool's page in one language. */
export function loadWords(id: string, locale: Locale): Promise<unknown> {
  const load = words[`./${id}/locales/${locale}.ts`];
  if (!load) throw new Error(`The tool "${id}" has no words in ${locale}`);
  return load();
}
