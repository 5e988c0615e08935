import type { Locale } from '../src/i18n/locale';
import { toolWordsOf } from './tool-words';

type Say = (words: unknown, value: unknown) => readonly string[];

const noteWords = import.meta.glob<Readonly<Record<string, Say>>>('../src/tools/*/note-words.ts', {
  import: 'noteWords',
});

const MOST_NOTES = 20;

/** What a result does not say by itself, such as what was lost on the way, as the tool's page says it; of many the first ones. */
export async function sayNotes(
  toolId: string,
  operationId: string,
  value: unknown,
  locale: Locale,
): Promise<readonly string[]> {
  const its = await noteWords[`../src/tools/${toolId}/note-words.ts`]?.();
  const sayIts = its && Object.hasOwn(its, operationId) ? its[operationId] : undefined;
  if (!sayIts) return [];
  const notes = sayIts(await toolWordsOf(toolId, locale), value);
  return notes.length > MOST_NOTES ? [...notes.slice(0, MOST_NOTES), `… +${notes.length - MOST_NOTES}`] : notes;
}
