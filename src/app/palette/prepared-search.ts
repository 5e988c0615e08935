import searchIndex from 'virtual:search-index';
import type { Locale } from '../../i18n/locale';
import { nextTask } from '../../lib/next-task';
import type { Language } from '../languages/language';
import { paletteItems, type PaletteItem } from './items';
import { searchThrough, type Found } from './search';
import { SearchIndex } from './search-index';

/** Longer no key waits for the search to be prepared, in milliseconds. */
const AT_ONCE = 8;

/** What was found, by the keys of the items. */
type FoundKeys = Omit<Found<PaletteItem>, 'items'> & { readonly keys: readonly string[] };

interface Prepared {
  readonly locale: Locale;
  /** Adds the next item to the index; false when there is none. */
  readonly addNext: () => boolean;
  readonly search: (query: string) => FoundKeys;
}

/** That of the language in force: it lasts longer than the palette, which is drawn anew each time it opens. */
let prepared: Prepared | undefined;

function begin(language: Language): Prepared {
  const { locale, shell } = language;
  if (prepared?.locale === locale) return prepared;
  // What the items do is up to the open palette; here they are only found.
  const items = paletteItems(language, searchIndex, {
    navigate: () => undefined,
    random: async () => 0,
    path: '/',
    give: {
      paste: () => undefined,
      openFile: () => undefined,
      sendCopied: () => undefined,
      chooseTool: () => undefined,
    },
    // Those of the visitor come and go.
    chains: [],
  });
  const rest = items.values();
  const index = new SearchIndex<PaletteItem>();
  const find = searchThrough(index);
  const addNext = () => {
    const { value: item } = rest.next();
    if (item) index.add(item, categoryNames(item, shell));
    return item !== undefined;
  };
  const search = (query: string) => {
    const { items: its, ...found } = find(query);
    return { ...found, keys: its.map(({ key }) => key) };
  };
  prepared = { locale, addNext, search };
  return prepared;
}

function categoryNames(item: PaletteItem, shell: Language['shell']): string[] {
  const ofGroup = [shell.palette.groups[item.group], item.group];
  return item.category ? [...ofGroup, shell.categories[item.category], item.category] : ofGroup;
}

/** Prepares the search in a language a little at a time. */
export async function prepareSearch(language: Language): Promise<void> {
  const { addNext } = begin(language);
  for (let hasMore = true; hasMore;) {
    const end = performance.now() + AT_ONCE;
    while (hasMore && performance.now() < end) hasMore = addNext();
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other is what it is for
    if (hasMore) await nextTask();
  }
}

/** The search in a language, which gives keys of items. Where it is not prepared yet, that is done now. */
export function searchIn(language: Language): (query: string) => FoundKeys {
  const { addNext, search } = begin(language);
  while (addNext());
  return search;
}
