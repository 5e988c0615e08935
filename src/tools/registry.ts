import type { Locale } from '../i18n/locale';
import type { Tool } from './types';

const tools = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' });
const words = import.meta.glob<unknown>('./*/locales/{zh-cn,en,fr}.ts', { import: 'words' });

/** The ids of all tools: the names of their folders. */
export const toolIds: readonly string[] = Object.keys(tools).map((path) => path.split('/')[1] ?? '');

/** A tool by its id; an id that does not exist is our own mistake. */
export function findTool(id: string): Tool {
  const tool = tools[`./${id}/tool.ts`];
  if (!tool) throw new Error(`There is no tool "${id}"`);
  return tool;
}

/** Loads the words of a tool's page in one language. */
export function loadWords(id: string, locale: Locale): Promise<unknown> {
  const load = words[`./${id}/locales/${locale}.ts`];
  if (!load) throw new Error(`The tool "${id}" has no words in ${locale}`);
  return load();
}
