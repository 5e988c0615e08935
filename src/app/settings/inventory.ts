/** What a stored value is about. */
export type StoredKind =
  | 'favourites'
  | 'recent'
  | 'menu'
  | 'theme'
  | 'language'
  | 'options'
  | 'data'
  | 'history'
  | 'historySwitch'
  | 'chains'
  | 'offline';

export interface StoredEntry {
  readonly key: string;
  /** As it stands in the browser's storage. */
  readonly text: string;
  readonly kind: StoredKind;
  /** The tool whose options, history or data it is. */
  readonly toolId?: string;
}

const KINDS: Readonly<Record<string, StoredKind>> = {
  favouriteTools: 'favourites',
  recentTools: 'recent',
  isMenuCollapsed: 'menu',
  collapsedCategories: 'menu',
  chains: 'chains',
  theme: 'theme',
  locale: 'language',
  isLanguageOffered: 'language',
  isHistoryOn: 'historySwitch',
  keepsOffline: 'offline',
};

/** What a key is about; undefined where it is none of this site's, which may share its origin with others. */
export function kindOf(key: string): Pick<StoredEntry, 'kind' | 'toolId'> | undefined {
  // What could not be read is kept aside under this name.
  const name = key.replace(/\.corrupt$/, '');
  if (Object.hasOwn(KINDS, name)) return { kind: KINDS[name] ?? 'menu' };
  const [, options] = /^options\.([a-z0-9-]+)$/.exec(name) ?? [];
  if (options) return { kind: 'options', toolId: options };
  if (name === 'chronometer') return { kind: 'data', toolId: name };
  const [, history] = /^history\.([a-z0-9-]+)$/.exec(name) ?? [];
  if (history) return { kind: 'history', toolId: history };
  const [, document] = /^document\.([a-z0-9-]+)$/.exec(name) ?? [];
  return document ? { kind: 'data', toolId: document } : undefined;
}

/** All that this site keeps in the storage, by key; nothing where storage is forbidden. */
export function readEntries(storage: Storage | undefined): readonly StoredEntry[] {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .toSorted()
    .flatMap((key) => {
      const about = kindOf(key);
      return about ? [{ key, text: storage.getItem(key) ?? '', ...about }] : [];
    });
}

/** Bytes that an entry takes, as browsers count them: two for each UTF-16 unit of name and value. */
export function sizeOfEntry({ key, text }: StoredEntry): number {
  return 2 * (key.length + text.length);
}
