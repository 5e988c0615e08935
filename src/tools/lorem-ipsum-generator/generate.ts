import { toHex } from '../../lib/hex';
import type { RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';
import { makeFiller, MOST, type OnProgress } from './filler';
import { formatFiller } from './formats';
import { isMeasuredInCharacters } from './languages';
import type { FillerOptions } from './options';
import { seededDraw } from './seeded';
import type { Range } from './sentences';

export interface AmountFault {
  readonly code: 'bad-amount';
  readonly most: number;
}

export interface Report {
  /** In the format that was asked for. */
  readonly text: string;
  /** Of the plain text, whatever the format. */
  readonly words: number;
  readonly characters: number;
  readonly bytes: number;
  /** What makes the same text again. */
  readonly seed: string;
}

/** The two ends in their order, whichever was given first. */
export function ordered(one: number, other: number): Range {
  return { least: Math.min(one, other), most: Math.max(one, other) };
}

/** Words of a sentence, or characters where the language measures them. */
export function sentenceLength(options: FillerOptions): Range {
  return isMeasuredInCharacters(options.language)
    ? ordered(options.leastCharacters, options.mostCharacters)
    : ordered(options.leastWords, options.mostWords);
}

/** About how many words that may come to, at most. */
export function likelyWords(options: FillerOptions): number {
  const { unit, amount } = options;
  if (unit === 'words') return amount;
  if (unit === 'characters' || unit === 'bytes') return amount / 2;
  const sentences = unit === 'paragraphs' ? Math.max(options.leastSentences, options.mostSentences) : 1;
  return amount * sentences * sentenceLength(options).most;
}

/** Placeholder text as asked for. Without a seed one is drawn from the source of chance. */
export function generateFiller(
  options: FillerOptions,
  random: RandomSource,
  onProgress?: OnProgress,
): Result<Report, AmountFault> {
  const { unit, amount, seed: given } = options;
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST[unit]) {
    return err({ code: 'bad-amount', most: MOST[unit] });
  }
  const seed = given === '' ? toHex(random(8)) : given;
  const wanted = {
    ...options,
    length: sentenceLength(options),
    sentences: ordered(options.leastSentences, options.mostSentences),
  };
  const filler = makeFiller(wanted, seededDraw(seed), onProgress);
  const { words, characters, bytes } = filler;
  return ok({ text: formatFiller(filler, options.format), words, characters, bytes, seed });
}
