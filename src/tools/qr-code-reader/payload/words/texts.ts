import type { CardField, CardType, CardWarning } from '../card';

/** What cards and their facts are called in a language. */
export interface CardWords {
  readonly titles: Readonly<Record<CardType, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a fact is called: by its code where only that names it. */
export function fieldLabel(words: CardWords, { name, label }: CardField): string {
  return words.fields[name] ?? label ?? name;
}

/** The value of a fact, in the language where it is a word of ours, else exactly. */
export function fieldValue(_words: CardWords, { value }: CardField): string {
  return value;
}

/** A sentence for a warning. */
export function sayWarning(_words: CardWords, { code }: CardWarning): string {
  return code;
}
