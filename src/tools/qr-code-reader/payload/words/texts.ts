import { shorten } from '../../../../lib/shorten';
import { shown } from '../../../../lib/shown';
import type { CardField, CardType, CardWarning } from '../card';
import { FIELD_NAMES, type FieldName } from '../field-names';
import { VALUE_WORDS, WARNING_CODES, type ValueWord, type WarningCode } from '../names';

/** A sentence on what a warning speaks of. `about` is empty where it speaks of nothing by name. */
export type WarningSentence = (about: string, others: readonly string[]) => string;

/** What cards and their facts are called in a language. */
export interface CardWords {
  readonly titles: Readonly<Record<CardType, string>>;
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly values: Readonly<Record<ValueWord, string>>;
  readonly warnings: Readonly<Record<WarningCode, WarningSentence>>;
}

const among = <T extends string>(known: readonly T[], name: string): T | undefined =>
  known.find((each) => each === name);

/** What a fact is called: by its code where only that names it. */
export function fieldLabel(words: CardWords, { name, label }: CardField): string {
  const known = among(FIELD_NAMES, name);
  return known === undefined || (known === 'own' && label !== undefined) ? (label ?? name) : words.fields[known];
}

/** The value of a fact, in the language where it is a word of ours, else exactly. */
export function fieldValue(words: CardWords, { value, isWord }: CardField): string {
  const known = isWord ? among(VALUE_WORDS, value) : undefined;
  return known === undefined ? value : words.values[known];
}

/** A sentence for a warning. */
export function sayWarning(words: CardWords, { code, about = '', others = [] }: CardWarning): string {
  const known = among(WARNING_CODES, code);
  return known === undefined ? code : words.warnings[known](about, others);
}

/** What a payload says, as a sentence can quote it: not too long, and what cannot be seen by its number. */
export function quoted(text: string): string {
  return shown(shorten(text));
}
