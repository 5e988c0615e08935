import { useLocale } from '../../i18n/context';
import { makePart, usePart } from '../../ui/part';
import { type Entry, ENTRIES } from './commands';
import { searchCommands } from './search';
import { useWords } from './use-words';

/** The filter looks into the English words as well; they come with the first letter typed. */
const englishPart = makePart(async () => {
  const [{ descriptions }, { topics }] = await Promise.all([
    import('./locales/descriptions.en'),
    import('./locales/topics.en'),
  ]);
  return { descriptions, topics };
});

/** The commands that the filter leaves; all of them while it is empty. */
export function useFound(filter: string): readonly Entry[] {
  const words = useWords();
  const isFiltered = filter.trim() !== '';
  const isEnglish = useLocale() === 'en';
  const english = usePart(englishPart, isFiltered && !isEnglish);
  if (!isFiltered) return ENTRIES;
  return searchCommands(filter, english ? [words, english] : [words]);
}
