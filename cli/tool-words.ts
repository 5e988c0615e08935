import type { Locale } from '../src/i18n/locale';

const modules = import.meta.glob<unknown>(['../src/tools/*/locales/{zh-cn,en,fr}.ts'], { import: 'words' });

/** The words of a tool's page in a language; undefined where there is no such tool. */
export async function toolWordsOf(toolId: string, locale: Locale): Promise<unknown> {
  return modules[`../src/tools/${toolId}/locales/${locale}.ts`]?.();
}
