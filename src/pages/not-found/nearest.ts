import searchIndex from 'virtual:search-index';
import Fuse from 'fuse.js';
import type { CatalogueEntry } from '../../app/catalogue/types';
import { createSearch } from '../../app/palette/search';

const COUNT = 3;

/**
 * The tools that a path which does not exist may have meant, the best first, at most three: by the words it is made of, as the search finds
 * them, then by ids and former paths that look like it.
 */
export function findNearest(tools: readonly CatalogueEntry[], path: string): CatalogueEntry[] {
  const lastPart = decode(path.split('/').findLast((part) => part !== '') ?? '').replace(/\.\w{2,5}$/, '');
  if (lastPart === '') return [];
  const recordOf = new Map(searchIndex.map((record) => [record.id, record]));
  const items = tools.flatMap((tool) => {
    const record = recordOf.get(tool.id);
    return record ? [{ tool, record }] : [];
  });
  const search = createSearch(items, () => []);
  const byWords = search(lastPart.replaceAll(/[-_.+]+/g, ' ')).items.map(({ tool }) => tool);
  const fuse = new Fuse(tools, { keys: ['id', 'redirectFrom', 'name'], threshold: 0.5, ignoreLocation: true });
  const byLook = fuse.search(lastPart).map((hit) => hit.item);
  return [...new Set([...byWords, ...byLook])].slice(0, COUNT);
}

/** A path as it is read; one that is no right encoding stays. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
