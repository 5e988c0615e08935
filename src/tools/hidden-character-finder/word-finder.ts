import type { LookAlikes } from '../../lib/look-alikes/look-alikes';
import { scriptsOf } from '../../lib/look-alikes/scripts';
import { unitsOf } from './around';
import { ASCII, classOf, COMPAT, isLigature, LATIN, LETTER, OTHER, WORD } from './classes';
import type { Why } from './kinds';
import { mixedWord, type MixedWord } from './mixed-words';
import type { Detail } from './listener';

/** So many words are kept in mind. */
const MOST_WORDS = 10_000;

type Found = (why: Why, at: number, end: number, detail?: Detail) => void;

/** Finds the words that are not of the letters that they seem to be. */
export class WordFinder {
  private latinText: boolean | undefined;
  private readonly words = new Map<string, MixedWord | null>();

  constructor(
    private readonly text: string,
    private readonly table: LookAlikes,
    private readonly found: Found,
  ) {}

  /** Looks at a word of such classes of letters. */
  look(start: number, end: number, sum: number): void {
    if ((sum & COMPAT) !== 0) this.otherForms(start, end, sum);
    if ((sum & OTHER) === 0 || this.isPlain(start, end)) return;
    const word = this.wordOf(this.text.slice(start, end));
    const first = word?.odd[0];
    if (!word || !first) return;
    const at = start + first.at;
    this.found(word.why, at, at + unitsOf(first.code), { word, start, end });
  }

  /** What there is to say of a word; most come again and again. */
  private wordOf(text: string): MixedWord | undefined {
    const known = this.words.get(text);
    if (known !== undefined) return known ?? undefined;
    const word = mixedWord(text, this.table, () => this.isLatinText());
    if (this.words.size < MOST_WORDS) this.words.set(text, word ?? null);
    return word;
  }

  /** Forms of letters beside their usual ones, or words of them where all others are of ASCII. */
  private otherForms(start: number, end: number, sum: number): void {
    const { text } = this;
    if ((sum & ASCII) === 0 && !this.isLatinText()) return;
    for (let at = start; at < end;) {
      const code = text.codePointAt(at) ?? 0;
      const next = at + unitsOf(code);
      if ((classOf(code) & COMPAT) !== 0) this.found(isLigature(code) ? 'ligature' : 'compatibility', at, next);
      at = next;
    }
  }

  /** Whether a word is of one script and has a letter that looks like none of ASCII, as nearly all are. */
  private isPlain(start: number, end: number): boolean {
    const { text, table } = this;
    let script: string | undefined;
    let isAscii = true;
    for (let at = start; at < end;) {
      const code = text.codePointAt(at) ?? 0;
      at += unitsOf(code);
      if ((classOf(code) & LETTER) === 0) continue;
      const scripts = scriptsOf(code);
      if (scripts.length !== 1 || (script !== undefined && scripts[0] !== script)) return false;
      script = scripts[0];
      if (isAscii && table.readsAs(code) === undefined) isAscii = false;
    }
    return !isAscii || !this.isLatinText();
  }

  /** Whether more than half of the words are of Latin letters; found out when it is first asked. */
  private isLatinText(): boolean {
    this.latinText ??= hasLatinWords(this.text);
    return this.latinText;
  }
}

function hasLatinWords(text: string): boolean {
  let [latin, words, sum] = [0, 0, 0];
  const end = () => {
    // Words of other forms of ASCII letters alone are those that are asked about.
    const isOfForms = (sum & (COMPAT | ASCII | OTHER)) === COMPAT;
    if ((sum & LETTER) !== 0 && !isOfForms) words += 1;
    if ((sum & (LATIN | OTHER)) === LATIN && (sum & ASCII) !== 0) latin += 1;
    sum = 0;
  };
  for (let at = 0; at < text.length; at += 1) {
    const own = classOf(text.charCodeAt(at));
    if ((own & WORD) !== 0) sum |= own;
    else if (sum !== 0) end();
  }
  end();
  return latin * 2 > words;
}
