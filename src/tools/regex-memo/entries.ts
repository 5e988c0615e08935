import { ANCHORS, CHARACTERS, CLASSES, GROUPS, LOOKING, QUANTIFIERS } from './basic-entries';
import type { Entry } from './claims';
import { FLAGS, PROPERTIES, RECIPES, REFERENCES, REPLACEMENTS, SETS } from './further-entries';

/** All that is looked up, by subject. */
export const MEMO = {
  characters: CHARACTERS,
  classes: CLASSES,
  quantifiers: QUANTIFIERS,
  anchors: ANCHORS,
  groups: GROUPS,
  looking: LOOKING,
  references: REFERENCES,
  flags: FLAGS,
  properties: PROPERTIES,
  sets: SETS,
  replacements: REPLACEMENTS,
  recipes: RECIPES,
} as const;

export type Topic = keyof typeof MEMO;

/** The subjects in their order. */
export const TOPICS = Object.keys(MEMO) as readonly Topic[];

/** What each entry is in words, by subject. */
export type EntryWords = { readonly [T in Topic]: { readonly [E in keyof (typeof MEMO)[T]]: string } };

export interface Row {
  readonly topic: Topic;
  /** Unique within its subject. */
  readonly id: string;
  readonly entry: Entry;
}

/** Every entry with its place, in order. */
export const ROWS: readonly Row[] = TOPICS.flatMap((topic) =>
  Object.entries<Entry>(MEMO[topic]).map(([id, entry]) => ({ topic, id, entry })),
);
