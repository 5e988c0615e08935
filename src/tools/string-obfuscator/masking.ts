import { graphemeSegments } from 'unicode-segmenter/grapheme';
import { err, ok, type Result } from '../../lib/result';

export interface MaskOptions {
  /** Characters (grapheme clusters) left to be seen at the beginning and at the end. */
  readonly keepFirst: number;
  readonly keepLast: number;
  readonly keepSpaces: boolean;
  readonly keepSeparators: boolean;
  /** One character. */
  readonly maskCharacter: string;
  /** Eight mask characters whatever the length. */
  readonly fixedLength: boolean;
  /** Leaves a text as it is when as much is kept as it holds. */
  readonly revealAll: boolean;
}

export interface MaskFault {
  readonly code: 'bad-mask';
  readonly count: number;
}

export interface Masked {
  readonly text: string;
  readonly characters: number;
  /** Characters of the text that can still be read. */
  readonly visible: number;
  /** With the numbers to keep nothing would be hidden. */
  readonly isAllKept: boolean;
}

const FIXED_LENGTH = 8;
const ASCII = /^[\t\n -~]*$/;
const SPACE = /^\s+$/u;
const SEPARATORS = '-_.:@/';

/** The characters of a text as a reader sees them (UAX #29). */
export function charactersOf(text: string): string[] {
  if (ASCII.test(text)) return text.split('');
  return Array.from(graphemeSegments(text), ({ segment }) => segment);
}

/** Checks that the mask is exactly one character. */
export function checkMask(maskCharacter: string): Result<string, MaskFault> {
  const count = charactersOf(maskCharacter).length;
  return count === 1 ? ok(maskCharacter) : err({ code: 'bad-mask', count });
}

/**
 * Hides the middle of a text. When keeping first and last leaves nothing to hide, the middle half (rounded up) is hidden instead,
 * unless `revealAll`.
 */
export function maskText(text: string, options: MaskOptions): Masked {
  const all = charactersOf(text);
  const isHideable = (character: string) =>
    !(options.keepSpaces && SPACE.test(character)) && !(options.keepSeparators && SEPARATORS.includes(character));
  const isHidden = (from: number, to: number) => all.slice(from, to).some(isHideable);

  const length = all.length;
  let from = Math.min(options.keepFirst, length);
  let to = Math.max(from, length - options.keepLast);
  const isAllKept = !isHidden(from, to) && all.some(isHideable);
  if (isAllKept) {
    if (options.revealAll) return { text, characters: length, visible: length, isAllKept };
    ({ from, to } = middleHalf(length));
    // A middle of nothing but blanks hides nothing either.
    if (!isHidden(from, to)) ({ from, to } = { from: 0, to: length });
  }
  const middle = all.slice(from, to);
  const hidden = middle.filter(isHideable).length;
  const mask = options.maskCharacter;
  const shown = options.fixedLength
    ? hidden > 0
      ? mask.repeat(FIXED_LENGTH)
      : middle.join('')
    : middle.map((character) => (isHideable(character) ? mask : character)).join('');
  const visible = length - (options.fixedLength && hidden > 0 ? middle.length : hidden);
  return {
    text: `${all.slice(0, from).join('')}${shown}${all.slice(to).join('')}`,
    characters: length,
    visible,
    isAllKept,
  };
}

function middleHalf(length: number): { from: number; to: number } {
  const hidden = Math.ceil(length / 2);
  const from = Math.ceil((length - hidden) / 2);
  return { from, to: from + hidden };
}

export interface MaskReport {
  readonly text: string;
  /** Texts masked: one, or the lines that are not empty. */
  readonly pieces: number;
  /** Of these: how many would have shown all, and how many show more than half. */
  readonly allKept: number;
  readonly mostlyVisible: number;
  /** The first piece that would have shown all, or else the first that shows more than half. */
  readonly characters: number;
  readonly visible: number;
}

/** Masks a whole text, or each of its lines (LF, CRLF and CR end one and are kept). */
export function maskPieces(text: string, perLine: boolean, options: MaskOptions): MaskReport {
  const pieces = perLine ? text.split(/(\r\n|\n|\r)/) : [text];
  let count = 0;
  let allKept: Masked | undefined;
  let mostlyVisible: Masked | undefined;
  let allKeptCount = 0;
  let mostlyVisibleCount = 0;
  const written = pieces.map((piece, index) => {
    if (piece === '' || index % 2 === 1) return piece;
    count++;
    const masked = maskText(piece, options);
    if (masked.isAllKept) {
      allKeptCount++;
      allKept ??= masked;
    }
    if (masked.visible * 2 > masked.characters && masked.text !== '') {
      mostlyVisibleCount++;
      mostlyVisible ??= masked;
    }
    return masked.text;
  });
  const told = allKept ?? mostlyVisible;
  return {
    text: written.join(''),
    pieces: count,
    allKept: allKeptCount,
    mostlyVisible: mostlyVisibleCount,
    characters: told?.characters ?? 0,
    visible: told?.visible ?? 0,
  };
}
