export interface SplitOptions {
  /** Letters and digits are words apart. */
  readonly splitDigits: boolean;
}

// A joiner between letters belongs to them: Hindi conjuncts and Persian compounds are written with it.
const RUN = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[\u200c\u200d](?=[\p{L}\p{M}]))*/gu;
const UNIT = /[\p{L}\p{N}][\p{M}\u200c\u200d]*/gu;
const SOFT_HYPHEN = /\u00ad/g;

type Kind = 'lower' | 'upper' | 'digit' | 'other';

function kindOf(unit: string): Kind {
  if (/^\p{Ll}/u.test(unit)) return 'lower';
  if (/^[\p{Lu}\p{Lt}]/u.test(unit)) return 'upper';
  return /^\p{N}/u.test(unit) ? 'digit' : 'other';
}

/**
 * The words of a text, NFC-normalised: runs of letters, marks and numbers of any script. A capital after a small letter or a
 * digit begins a new word, and so does the last capital of an acronym before a small letter.
 */
export function splitWords(text: string, { splitDigits }: SplitOptions): string[] {
  const runs = text.normalize('NFC').replace(SOFT_HYPHEN, '').match(RUN) ?? [];
  // Most runs of most texts are plain words.
  return runs.flatMap((run) => (/^(?:\p{L}?\p{Ll}*|\p{Lo}*|\p{N}*)$/u.test(run) ? [run] : splitRun(run, splitDigits)));
}

function splitRun(run: string, splitDigits: boolean): string[] {
  const units = run.match(UNIT) ?? [];
  const kinds = units.map(kindOf);
  const words: string[] = [];
  let word = '';
  units.forEach((unit, index) => {
    if (index > 0 && startsWord(kinds, index, splitDigits)) {
      words.push(word);
      word = '';
    }
    word += unit;
  });
  words.push(word);
  return words;
}

function startsWord(kinds: readonly Kind[], index: number, splitDigits: boolean): boolean {
  const before = kinds[index - 1];
  const here = kinds[index];
  if (splitDigits && (before === 'digit') !== (here === 'digit')) return true;
  if (here !== 'upper') return false;
  return before === 'lower' || before === 'digit' || (before === 'upper' && kinds[index + 1] === 'lower');
}
