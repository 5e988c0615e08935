/** What the editor cannot hold, in the order in which it is told. */
export const REMOVED_KINDS = [
  'script',
  'handler',
  'frame',
  'link',
  'picture',
  'media',
  'form',
  'styleSheet',
  'style',
  'class',
  'id',
  'head',
  'comment',
  'attribute',
  'element',
] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** What reading an HTML text has left out, or had to add. */
export interface Removed {
  readonly counts: readonly { readonly kind: RemovedKind; readonly count: number }[];
  /** Names of the elements whose text stayed, each once. */
  readonly elements: readonly string[];
  /** Surrogates without their other half, which became U+FFFD. */
  readonly surrogates: boolean;
  /** Empty cells at the end of rows that were shorter than others of their table. */
  readonly addedCells: number;
}

export interface RemovedTally {
  readonly add: (kind: RemovedKind, count?: number) => void;
  readonly addElement: (name: string) => void;
  readonly addCells: (count: number) => void;
  readonly list: (surrogates: boolean) => Removed;
}

/** Counts what is left out while a text is read. */
export function createTally(): RemovedTally {
  const counts = new Map<RemovedKind, number>();
  const elements = new Set<string>();
  let addedCells = 0;
  const add = (kind: RemovedKind, count = 1) => {
    if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
  };
  return {
    add,
    addElement: (name) => {
      add('element');
      elements.add(name);
    },
    addCells: (count) => {
      addedCells += count;
    },
    list: (surrogates) => ({
      counts: REMOVED_KINDS.flatMap((kind) => {
        const count = counts.get(kind);
        return count === undefined ? [] : [{ kind, count }];
      }),
      elements: [...elements],
      surrogates,
      addedCells,
    }),
  };
}
