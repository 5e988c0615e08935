import type { SearchRecord } from '../catalogue/types';
import type { PaletteItem } from './items';
import { fold, weightOf, wordsOf } from './search-words';

/**
 * How a line that was pasted names something: `whole` where it is one of its names or keywords, so that it was pasted to find it; `words` where each of
 * its words stands in one of its names. Nothing where that is chance: what is pasted is rarely meant to be searched for.
 */
export function namingBy(line: string): (record: SearchRecord) => 'whole' | 'words' | undefined {
  const phrase = fold(line);
  const words = wordsOf(phrase);
  const isTelling = words.some((word) => weightOf(word) > 0);
  return ({ names, keywords }) => {
    if (!isTelling) return undefined;
    const folded = names.map(fold);
    if (folded.includes(phrase) || keywords.some((keyword) => fold(keyword) === phrase)) return 'whole';
    const holdsAll = folded.some((name) => {
      const its = wordsOf(name);
      return words.every((word) => its.includes(word));
    });
    return holdsAll ? 'words' : undefined;
  };
}

/** Whether what was typed is the beginning of one of the names of what was found. */
export function begins(item: Pick<PaletteItem, 'record'> | undefined, query: string): boolean {
  const phrase = fold(query.trim());
  return item?.record.names.some((name) => fold(name).startsWith(phrase)) === true;
}
