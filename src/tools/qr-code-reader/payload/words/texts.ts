import type { CardType } from '../card';

/** What cards and their facts are called in a language. */
export interface CardWords {
  readonly types: Readonly<Record<CardType, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, (about?: string) => string>>;
}
