import searchIndex from 'virtual:search-index';
import type { CatalogueEntry, SearchRecord } from '../../app/catalogue/types';
import { nearestWords } from '../../app/palette/misspelt';
import { createSearch } from '../../app/palette/search';
import { FIT, fitOf } from '../../app/palette/search-match';
import { fold, weightOf, wordsOf } from '../../app/palette/search-words';
import { WordTable } from '../../app/palette/word-table';

const COUNT = 3;
/** So much of a word stands for it. */
const LEAST_PART = 0.7;

/**
 * The tools that a path which does not exist may have meant, the best first, at most three: those whose path is nearly the same, then by the words
 * it is made of, as the search finds them.
 */
export function findNearest(tools: readonly CatalogueEntry[], path: string): CatalogueEntry[] {
  const lastPart = decode(path.split('/').findLast((part) => part !== '') ?? '').replace(/\.\w{2,5}$/, '');
  if (lastPart === '') return [];
  const recordOf = new Map(searchIndex.map((record) => [record.id, record]));
  const items = tools.flatMap((tool) => {
    const record = recordOf.get(tool.id);
    return record ? [{ tool, record }] : [];
  });
  const { items: found, meant } = createSearch(items, () => [])(lastPart.replaceAll(/[-_.+]+/g, ' '));
  const byWords = found.filter(({ record }) => hasAll(record, fold(meant ?? lastPart))).map(({ tool }) => tool);
  return [...new Set([...likeItself(tools, lastPart), ...byWords])].slice(0, COUNT);
}

/** Whether each word of a path that says something is one of a tool's own, or most of one: whoever looks for a tool types nothing else. */
function hasAll({ names, keywords }: SearchRecord, path: string): boolean {
  const own = [...names, ...keywords].flatMap((text) => wordsOf(fold(text)));
  const words = wordsOf(path);
  const telling = words.filter((word) => weightOf(word) === 1);
  return (telling.length > 0 ? telling : words).every((word) =>
    own.some((its) => fitOf(word, its) >= FIT.related && word.length >= LEAST_PART * its.length),
  );
}

/** The tools whose id or former path is the typed one but for some letters and signs. */
function likeItself(tools: readonly CatalogueEntry[], path: string): CatalogueEntry[] {
  const paths = new WordTable<CatalogueEntry>();
  for (const tool of tools) for (const own of [tool.id, ...(tool.redirectFrom ?? [])]) paths.add(lettersOf(own), tool);
  return nearestWords(lettersOf(path), paths).meant.flatMap((own) => paths.at(own));
}

const lettersOf = (path: string) => path.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** A path as it is read; one that is no right encoding stays. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
