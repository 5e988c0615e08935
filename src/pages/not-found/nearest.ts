import Fuse from 'fuse.js';
import type { CatalogueEntry } from '../../app/catalogue/types';

const COUNT = 3;

/** The tools whose ids or former paths come nearest to a path that does not exist, the best first, at most three. */
export function findNearest(tools: readonly CatalogueEntry[], path: string): CatalogueEntry[] {
  const lastPart = path.split('/').findLast((part) => part !== '') ?? '';
  const fuse = new Fuse(tools, { keys: ['id', 'redirectFrom', 'name'], threshold: 0.5, ignoreLocation: true });
  const whole = fuse.search(lastPart).map((hit) => hit.item);
  // `/json-beautify` is near to what has a word in common with it, even when the whole is not.
  const byWord = lastPart
    .split(/[-_.]+/)
    .filter((word) => word.length > 2)
    .flatMap((word) => fuse.search(word).map((hit) => hit.item));
  return [...new Set([...whole, ...byWord])].slice(0, COUNT);
}
