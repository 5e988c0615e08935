import { capitalise } from '../../../lib/words/letters';
import { splitWords } from '../../../lib/words/split-words';
import { singular } from './singular';

/** What names of a language are made of. */
export interface Naming {
  /** What no name holds. */
  readonly others: RegExp;
  /** How names begin, */
  readonly start: RegExp;
  /** and what stands before those that do not. */
  readonly prefix: string;
  /** Words that are all capitals. */
  readonly initials?: ReadonlySet<string>;
  /** Names that types cannot have. */
  readonly types: ReadonlySet<string>;
  /** Letters are those of the compatibility form. */
  readonly isCompatible?: boolean;
}

export const nameSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Letters beyond 16 bit, and those since Unicode 13, are left out: compilers know them by the Unicode of their year, if at all. */
const NEW =
  '[\\u0870-\\u08df\\u0c5c\\u0c5d\\u0cdc\\u0cdd\\u0d04\\u170d\\u171f\\u1abf-\\u1aff\\u1c89\\u1c8a\\u2c2f\\u2c5f\\u31bb-\\u31bf\\u4db6-\\u4dbf\\u9ff0-\\u9fff\\ua7c0\\ua7c1\\ua7c7-\\ua7f6\\uab68-\\uab6b\\u{10000}-\\u{10ffff}]';
export const LETTERS = {
  others: new RegExp(`[^\\p{L}\\p{Mn}\\p{Mc}\\p{Nd}]|${NEW}`, 'gu'),
  start: /^\p{L}/u,
  prefix: '_',
} as const;
/** Likewise without marks. */
export const PLAIN_LETTERS = { ...LETTERS, others: new RegExp(`[^\\p{L}\\p{Nd}]|${NEW}`, 'gu') } as const;

/** Names are no longer than this. */
const LONGEST = 80;
/** So much of a key is looked at. */
const LOOKED_AT = 300;

/** The words of a key that a name can hold. */
export function wordsOf(key: string, { others, isCompatible = false }: Naming): readonly string[] {
  const start = key.slice(0, LOOKED_AT);
  const words = splitWords(isCompatible ? start.normalize('NFKC') : start, { splitDigits: false });
  return words.map((word) => word.replace(others, '')).filter((word) => word !== '');
}

const startingWell = (name: string, { start, prefix }: Naming) => (start.test(name) ? name : prefix + name);

const shortened = (name: string) => (name.length > LONGEST ? Array.from(name).slice(0, LONGEST).join('') : name);

function capitalised(word: string, { initials, others }: Naming): string {
  const upper = word.toUpperCase();
  return initials?.has(upper) ? upper : capitalise(word, 'neutral').replace(others, '');
}

/** `UserId`; the fallback where there are no words. */
export function pascal(words: readonly string[], naming: Naming, fallback: string): string {
  const name = words.map((word) => capitalised(word, naming)).join('');
  const prefix = naming.prefix.toUpperCase();
  return name === '' ? fallback : shortened(startingWell(name, { ...naming, prefix }));
}

/** `userId` */
export function camel(words: readonly string[], naming: Naming, fallback: string): string {
  const [first, ...others] = words;
  if (first === undefined) return fallback;
  const name = first.toLowerCase() + others.map((word) => capitalised(word, naming)).join('');
  return shortened(startingWell(name.replace(naming.others, ''), naming));
}

/** `user_id` */
export function snake(words: readonly string[], naming: Naming, fallback: string): string {
  const name = words.map((word) => word.toLowerCase().replace(naming.others, '')).join('_');
  return name === '' ? fallback : shortened(startingWell(name, naming));
}

/** The words for one of several; undefined where they name no several. */
export function singularWords(words: readonly string[]): readonly string[] | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const lower = last.toLowerCase();
  const one = singular(lower);
  return one === lower ? undefined : [...words.slice(0, -1), one];
}

/** Names that are taken: a second one is numbered. */
export class Taken {
  private readonly names: Set<string>;
  private readonly next = new Map<string, number>();

  constructor(names: Iterable<string> = []) {
    this.names = new Set(names);
  }

  take(name: string): string {
    let free = name;
    const joint = /\d$/.test(name) ? '_' : '';
    for (let n = this.next.get(name) ?? 2; this.names.has(free); n++) {
      free = `${name}${joint}${n}`;
      this.next.set(name, n + 1);
    }
    this.names.add(free);
    return free;
  }
}

/** Letters and digits without case, by which one knows a key again in its name. */
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a name says what the key says, but for case and what joins its words. */
export const isPlainName = (name: string, key: string) => fold(name) === fold(key) && fold(key) !== '';
