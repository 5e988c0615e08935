import { lastNotAbove } from '../../lib/last-not-above';
import { codeAfter, codeBefore, testing, unitsOf } from './around';
import { packed } from './joining-types';

const ZWNJ = 0x200c;

interface Ranges {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Reads ranges as `scripts/registries/look-alikes.mjs` packs them. */
export function unpackRanges(text: string): Ranges {
  let end = 0;
  const pairs = text.split(' ').map((range) => {
    const [from = '', more = '0'] = range.split('+');
    const start = end + Number.parseInt(from, 36);
    end = start + Number.parseInt(more, 36);
    return [start, end] as const;
  });
  return { starts: Uint32Array.from(pairs, ([start]) => start), ends: Uint32Array.from(pairs, ([, last]) => last) };
}

function within({ starts, ends }: Ranges, code: number): boolean {
  const index = lastNotAbove(starts, code);
  return code >= (starts[index] ?? Infinity) && code <= (ends[index] ?? -1);
}

const dual = unpackRanges(packed.dual);
const right = unpackRanges(packed.right);
const left = unpackRanges(packed.left);

const joinsNext = (code: number) => within(dual, code) || within(left, code);
const joinsLast = (code: number) => within(dual, code) || within(right, code);
const isTransparent = testing(/^[\p{Mn}\p{Me}]/u);

/** The marks on a letter that are passed over, at most; no word has more. */
const MOST_MARKS = 16;

function letterBefore(text: string, at: number): number {
  let code = codeBefore(text, at);
  for (let marks = 0; marks < MOST_MARKS && isTransparent(code); marks += 1) {
    at -= unitsOf(code);
    code = codeBefore(text, at);
  }
  return code;
}

function letterAfter(text: string, at: number): number {
  let code = codeAfter(text, at);
  for (let marks = 0; marks < MOST_MARKS && isTransparent(code); marks += 1) {
    at += unitsOf(code);
    code = codeAfter(text, at);
  }
  return code;
}

const isMark = testing(/^\p{M}/u);

/**
 * A sign that takes the vowel of its letter away: combining class 9, which no property of patterns tells. Signs stand in the order of their classes
 * in a normalised text, so it goes behind one of class 8 and stays before one of class 9.
 */
const VIRAMAS = new Map<number, boolean>();
export function isVirama(code: number): boolean {
  if (!isMark(code) || code === 0x3099) return false;
  let answer = VIRAMAS.get(code);
  if (answer === undefined) {
    const mark = String.fromCodePoint(code);
    answer =
      `${mark}\u3099`.normalize('NFD') === `\u3099${mark}` && `${mark}\u094d`.normalize('NFD') === `${mark}\u094d`;
    VIRAMAS.set(code, answer);
  }
  return answer;
}

const isPictograph = testing(/^\p{Extended_Pictographic}/u);
const isEmoji = testing(/^[\p{Emoji}\p{Extended_Pictographic}]/u);

/** Whether a pictograph ends there, with its skin tone or the choice of its look. */
function endsPictograph(text: string, at: number): boolean {
  let code = codeBefore(text, at);
  for (
    let step = 0;
    step < 2 && (code === 0xfe0f || code === 0xfe0e || (code >= 0x1f3fb && code <= 0x1f3ff));
    step += 1
  ) {
    at -= unitsOf(code);
    code = codeBefore(text, at);
  }
  return isPictograph(code);
}

/** Whether a joiner or non-joiner is there for the letters or pictographs around it (RFC 5892, A.1 and A.2). */
export function isJoinerExplained(text: string, at: number, code: number): boolean {
  const before = codeBefore(text, at);
  const after = codeAfter(text, at + 1);
  if (isVirama(before)) return true;
  // Bengali ra before a joined ya, and half letters without their sign.
  if (isVirama(after) && (isLetter(before) || isMark(before))) return true;
  if (code === ZWNJ) return joinsNext(letterBefore(text, at)) && joinsLast(letterAfter(text, at + 1));
  if (endsPictograph(text, at) && isPictograph(after)) return true;
  // A letter by itself in the form that it has within a word.
  return joinsNext(letterBefore(text, at)) || joinsLast(letterAfter(text, at + 1));
}

const isLetter = testing(/^\p{L}/u);
const isHan = testing(/^\p{Script=Hani}/u);
const isMongolian = testing(/^(?=\p{L})\p{Script=Mong}/u);
/** Letters whose words are not parted by spaces: a break without a width is how their lines may end. */
const isUnspaced = testing(/^[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u);
const hasForms = testing(/^(?![\0-\x7f])[\p{Sm}\p{scx=Mymr}\p{scx=Phag}\p{scx=Mani}\p{scx=Egyp}、。，．！：；？]/u);

export const isMongolianExplained = (text: string, at: number): boolean => isMongolian(codeBefore(text, at));
export const isBreakExplained = (text: string, at: number): boolean =>
  isUnspaced(codeBefore(text, at)) && isUnspaced(codeAfter(text, at + 1));

export const isSelector = (code: number): boolean =>
  (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef);

/** How many of a run of selectors, which is so many long, are there for the character before them: none or the first one. */
export function explainedSelectors(text: string, at: number, count: number): 0 | 1 {
  const base = codeBefore(text, at);
  const code = codeAfter(text, at);
  if (code === 0xfe0e || code === 0xfe0f) {
    // Digits, # and * have a look to choose only under a keycap.
    if (base >= 0x80 && isEmoji(base)) return 1;
    if (base >= 0 && isEmoji(base)) return codeAfter(text, at + 1) === 0x20e3 ? 1 : 0;
  }
  // More than one is no choice between forms.
  if (count > 1) return 0;
  if (isHan(base)) return code <= 0xfe02 || code >= 0xe0100 ? 1 : 0;
  return code <= 0xfe06 && hasForms(base) ? 1 : 0;
}

const FLAG = 0x1f3f4;
const CANCEL = 0xe007f;
let flagPattern: RegExp | undefined;

/** Where the tags of a flag end that begin there; where they begin when they are of none that there is. */
export function endOfFlag(text: string, at: number): number {
  if (codeBefore(text, at) !== FLAG) return at;
  // No flag has more tags than these.
  const run = text.slice(at, at + 16);
  const end = run.indexOf(String.fromCodePoint(CANCEL));
  if (end < 0) return at;
  // Written out, since the language that is compiled for does not know the flag.
  flagPattern ??= new RegExp(String.raw`^\p{RGI_Emoji_Tag_Sequence}$`, 'v');
  return flagPattern.test(String.fromCodePoint(FLAG) + run.slice(0, end + 2)) ? at + end + 2 : at;
}
