import { DECIDES_STOP } from '../../lib/reading-segments';
import { endsWithInitial } from './initials';

/** Hands over the sentences of a text. */
export type ReadSentences = (text: string, handle: (segment: { readonly segment: string }) => void) => void;

// Inner stops have a sign in their place by then. "No." stands for "number" only before one: alone it is an answer.
const ABBREVIATION = /(?:^|[^\p{L}\p{N}])(?:Mr|Mrs|Ms|Dr|Prof|St|vs|e[._]g|i[._]e|etc|Fig|M|Mme)\.\s*$/u;
const NUMBER_ABBREVIATION = /(?:^|[^\p{L}\p{N}])No\.\s*$/u;

/** What a list item or a heading begins with: it is no part of the sentence in the line above. */
const MARKER = /^\s*(?:[-*+•‣◦·–—]\s+|\(?\d{1,3}[.)]\s+|#{1,6}\s+|>\s?)/;

/** Parts sentences whatever stands before it (`Sep` of UAX #29). */
const PARAGRAPH_END = '\u2029';
/** Units that are read together: each reading costs something. */
const BLOCK = 16_384;
/** Units that are kept of a sentence that goes on. */
const TAIL = 256;

/** What ends a sentence, or parts it, inside a paragraph (UAX #29, and the plain rules where there is no segmenter). */
const ENDS_SENTENCE = /[\p{Sentence_Terminal}…\u0085\u2028\u2029]/u;

/** Units of a sentence that tell whether its last full stop belongs to an abbreviation. */
const REMEMBERED = 64;

/** Nothing that comes behind so many units of other characters is taken to say anything of a full stop before them. */
const FAR = 4096;

const LETTER = /\p{L}/u;

/** The offset of the last letter of a sentence, or undefined where it is far from the end. */
function lastLetter(sentence: string): number | undefined {
  const last = sentence.length - 1;
  for (let at = last; at >= Math.max(0, last - FAR); at--)
    if (LETTER.test(sentence.slice(Math.max(0, at - 1), at + 1))) return at;
  return undefined;
}

/**
 * Counts the sentences of lines. A line end ends none; a blank line, a list item and a heading do. Nor do the full stops in
 * addresses and file names, after known abbreviations and after initials.
 */
export class SentenceCounter {
  count = 0;
  readonly #read: ReadSentences;
  /** The paragraph at hand, as long as it can be told without being read. */
  #paragraph: string[] = [];
  #unread: string[] = [];
  #length = 0;
  /** The beginning of the paragraph at hand is among what is unread or was read. */
  #isBegun = false;
  /** Whether the sentence that comes next began before what is unread, and is counted. */
  #isInside = false;
  #previous = '';

  constructor(read: ReadSentences) {
    this.#read = read;
  }

  /** Takes a line without its end. */
  add(line: string): void {
    const marker = MARKER.exec(line)?.[0];
    if (marker !== undefined) this.breakOff();
    else if (this.#isBegun || this.#paragraph.length > 0) this.#push(' ');
    this.#push(withoutStops(marker === undefined ? line : line.slice(marker.length)));
    if (this.#length >= BLOCK) this.#readUnread(false);
  }

  /** What comes belongs to no sentence before it. */
  breakOff(): void {
    if (this.#isBegun) this.#unread.push(PARAGRAPH_END);
    else if (this.#paragraph.length > 0) this.#endParagraph(this.#paragraph.join(''));
    this.#paragraph = [];
    this.#isBegun = false;
  }

  /** Counts what is left. */
  finish(): void {
    this.breakOff();
    this.#readUnread(true);
  }

  /** Most short paragraphs are one sentence, which is told faster by what they lack than by reading them. */
  #endParagraph(paragraph: string): void {
    if (ENDS_SENTENCE.test(paragraph)) {
      this.#unread.push(paragraph, PARAGRAPH_END);
      return;
    }
    this.#length -= paragraph.length;
    if (paragraph.trim() !== '') this.count++;
  }

  #push(text: string): void {
    (this.#isBegun ? this.#unread : this.#paragraph).push(text);
    this.#length += text.length;
  }

  #readUnread(isLast: boolean): void {
    if (this.#paragraph.length > 0) {
      this.#unread.push(...this.#paragraph);
      this.#paragraph = [];
      this.#isBegun = true;
    }
    const text = this.#unread.join('');
    const found: string[] = [];
    this.#read(text, ({ segment }) => found.push(segment));
    // Whether a full stop ends a sentence depends on the next letter, so the end of what is there is not certain yet.
    let kept = '';
    while (!isLast && found.length > 0 && !DECIDES_STOP.test(kept) && kept.length < FAR)
      kept = (found.pop() ?? '') + kept;
    for (const sentence of found) this.#count(sentence);
    if (kept.length > TAIL) kept = this.#goOn(kept);
    this.#unread = kept === '' ? [] : [kept];
    this.#length = kept.length;
  }

  /** Counts a long sentence that has not ended yet, and gives what of it tells where it ends: no part is read twice. */
  #goOn(sentence: string): string {
    const from = Math.max(0, (lastLetter(sentence) ?? sentence.length - 1) - TAIL / 2);
    if (from === 0) return sentence;
    this.#count(sentence.slice(0, from));
    this.#isInside = true;
    return sentence.slice(from);
  }

  #count(sentence: string): void {
    if (sentence.trim() !== '') {
      const isSame =
        this.#isInside ||
        ABBREVIATION.test(this.#previous) ||
        (NUMBER_ABBREVIATION.test(this.#previous) && /^\s*[#\p{N}]/u.test(sentence)) ||
        endsWithInitial(this.#previous, sentence);
      if (!isSame) this.count++;
      // A letter stands for what is left out, so that nothing seems to begin there.
      const isCut = this.#isInside || sentence.length > REMEMBERED;
      this.#previous = `${isCut ? 'x' : ''}${sentence.slice(-REMEMBERED)}`;
      this.#isInside = false;
    }
    if (sentence.endsWith(PARAGRAPH_END)) this.#previous = '';
  }
}

/** A stop that something follows at once, but no bracket or quotation mark that closes. */
const INNER_STOP = /[.!?](?=[^\s.!?…<>"'’()[\]{}“”«»，。！？；：、（）「」『』《》])/g;
const OUTSIDE = /[\s<>"“”«»，。！？；：、（）「」『』《》]/;
/** What addresses, paths, e-mail addresses, domains, file names and versions have, and words do not. */
const ADDRESS =
  /[/\\@]|(?:^|[\p{L}\p{N}_)\]-])\.[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_-]|^\(?\.[\p{L}_]/u;

/** The line with a plain sign for each stop inside an address. Each stretch without blanks is looked at once. */
function withoutStops(line: string): string {
  let [result, done] = ['', 0];
  INNER_STOP.lastIndex = 0;
  for (let found = INNER_STOP.exec(line); found; found = INNER_STOP.exec(line)) {
    let [from, to] = [found.index, found.index + 1];
    while (from > done && !OUTSIDE.test(line.charAt(from - 1))) from--;
    while (to < line.length && !OUTSIDE.test(line.charAt(to))) to++;
    const stretch = line.slice(from, to);
    result += line.slice(done, from) + (ADDRESS.test(stretch) ? stretch.replace(INNER_STOP, '_') : stretch);
    done = to;
    INNER_STOP.lastIndex = to;
  }
  return done === 0 ? line : result + line.slice(done);
}
