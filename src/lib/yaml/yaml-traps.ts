import type { NotePlace } from '../document/note';
import { resolvePlain, type ScalarContent, type YamlVersion } from './resolve-scalar';

/** A plain scalar that says one thing in YAML 1.2 and another in 1.1. */
export interface YamlTrap {
  readonly code: 'trap';
  readonly source: string;
  /** What it is in 1.1 and in 1.2. */
  readonly old: ScalarContent;
  readonly current: ScalarContent;
  readonly place: NotePlace;
}

/** `y` and `n`, which are booleans for few readers of YAML 1.1: all of a text at once, with the place of the first. */
export interface SingleLetterTraps {
  readonly code: 'single-letters';
  readonly count: number;
  readonly source: string;
  readonly place: NotePlace;
}

export type PlainTrap = Omit<YamlTrap, 'place' | 'code'>;

/** What a plain scalar is in YAML 1.1 if it is something else in 1.2. */
export function trapOf(source: string): PlainTrap | undefined {
  // Nothing longer is a number, a date or a word in either version.
  if (source.length > 100 || !MAY_BE_TRAP.test(source)) return undefined;
  const old = TIMESTAMP_11.test(source) ? dateOf(source) : resolvePlain(source, '1.1');
  const current = coreContent(source, '1.2');
  return isSame(old, current) ? undefined : { source, old, current };
}

/** Only what begins like this is a word, a number or a date. */
const MAY_BE_TRAP = /^[-+.\d~nNtTfFyYoO]/;
/** A date, or a date and a time, as the type repository of YAML 1.1 has them. */
const TIMESTAMP_11 =
  /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?$/;

function dateOf(source: string): ScalarContent {
  return { kind: 'date', form: 'local-date', source };
}

/** What a plain scalar says by the core schema, which has no dates; in 1.1 they are a type. */
export function coreContent(source: string, version: YamlVersion): ScalarContent {
  const content = resolvePlain(source, version);
  return content.kind === 'date' && version === '1.2' ? { kind: 'string', text: source } : content;
}

export function isSingleLetter(source: string): boolean {
  return /^[yYnN]$/.test(source);
}

function isSame(one: ScalarContent, other: ScalarContent): boolean {
  if (one.kind === 'number' && other.kind === 'number') return one.source === other.source;
  if (one.kind === 'boolean' && other.kind === 'boolean') return one.value === other.value;
  return one.kind === other.kind;
}
