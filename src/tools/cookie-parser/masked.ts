import type { Entry } from './entry';
import type { ToolWords } from './use-words';

/** What is seen of a value that is hidden. */
export const MASK = '••••••';

export function nameOf({ name }: Pick<Entry, 'name'>, words: ToolWords): string {
  return name === '' ? words.nameless : name;
}
