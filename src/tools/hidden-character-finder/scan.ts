import type { LookAlikes } from '../../lib/look-alikes/look-alikes';
import { unitsOf } from './around';
import { classes, classOf, LOOK, MARK, SLOW, WORD } from './classes';
import { DirectionStack } from './direction-stack';
import {
  endOfFlag,
  explainedSelectors,
  isBreakExplained,
  isJoinerExplained,
  isMongolianExplained,
  isSelector,
} from './joiners';
import { whyOf, type Why } from './kinds';
import type { Customs, Detail, Listener, Place } from './listener';
import { isAmongAscii, isDirectionExplained, isFrenchSpace, isGreekExplained, isWideExplained } from './spacing';
import { WordFinder } from './word-finder';

export interface Scanned {
  /** Code points. */
  readonly characters: number;
  readonly lines: number;
}

/** Characters between two looks at whether to go on. */
const BLOCK = 1 << 18;
/** A word that is longer is read in parts: it is none. */
const LONGEST_WORD = 4096;
/** More marks on a letter than these make it unreadable. */
const MOST_MARKS = 4;

/** Goes through a text once and tells what is hidden in it, or looks like something else. */
export class Scan implements Place {
  private at = 0;
  line = 0;
  lineStart = 0;
  private pairs = 0;
  private wordStart = -1;
  private wordClass = 0;
  private marks = 0;
  private markAt = 0;
  private readonly words: WordFinder;
  private readonly directions: DirectionStack;

  constructor(
    private readonly text: string,
    private readonly customs: Customs,
    table: LookAlikes,
    private readonly listener: Listener,
  ) {
    this.directions = new DirectionStack((find) => listener.unclosed(find));
    this.words = new WordFinder(text, table, (why, at, end, detail) => listener.found(why, at, end, this, detail));
  }

  run(tick: (done: number) => void): Scanned {
    const { text } = this;
    let next = BLOCK;
    while (this.at < text.length) {
      if (this.at >= next) {
        tick(this.at);
        next = this.at + BLOCK;
      }
      if (this.marks === 0) this.skipPlain(next);
      if (this.at < text.length) this.step();
    }
    this.endMarks();
    this.endWord();
    this.directions.endLine();
    this.listener.settled();
    return { characters: text.length - this.pairs, lines: this.line + 1 };
  }

  /** Goes on to what has to be dealt with, or not beyond `stop`: nearly all of most texts. */
  private skipPlain(stop: number): void {
    const { text } = this;
    const end = Math.min(stop, text.length);
    let { at, wordStart, wordClass } = this;
    for (; at < end; at += 1) {
      const sum = classes[text.charCodeAt(at)] ?? 0;
      if (sum === 0 || (sum & SLOW) !== 0) break;
      if ((sum & WORD) !== 0) {
        if (wordStart < 0) wordStart = at;
        else if (at - wordStart >= LONGEST_WORD) break;
        wordClass |= sum;
      } else if (wordStart >= 0) {
        if ((wordClass & SLOW) !== 0) break;
        wordStart = -1;
        wordClass = 0;
      }
    }
    this.at = at;
    this.wordStart = wordStart;
    this.wordClass = wordClass;
  }

  private step(): void {
    const { text, at } = this;
    let code = text.charCodeAt(at);
    let end = at + 1;
    if ((code & 0xfc00) === 0xd800) {
      code = text.codePointAt(at) ?? code;
      if (code > 0xffff) {
        end += 1;
        this.pairs += 1;
      }
    }
    const sum = classOf(code);
    if ((sum & MARK) !== 0) this.countMark(at, end);
    else if (this.marks > 0) this.endMarks();
    if ((sum & WORD) !== 0) {
      if (this.wordStart < 0) this.wordStart = at;
      else if (at - this.wordStart >= LONGEST_WORD) {
        this.endWord();
        this.wordStart = at;
      }
      this.wordClass |= sum;
    } else if (this.wordStart >= 0) this.endWord();
    this.at = end;
    if ((sum & LOOK) !== 0) this.look(code, at);
    else if (code === 10 || (code === 13 && text.charCodeAt(end) !== 10)) {
      this.line += 1;
      this.lineStart = end;
      this.directions.endLine();
    }
  }

  private found(why: Why, at: number, end: number, detail?: Detail): number {
    const index = this.listener.found(why, at, end, this, detail);
    if (this.wordStart < 0) this.listener.settled();
    return index;
  }

  /** A character that is a find where nothing explains it; it may end a whole run of them. */
  private look(code: number, at: number): void {
    const why = whyOf(code);
    switch (why) {
      case 'selector':
        this.selectors(at);
        return;
      case 'tag':
        this.tags(at);
        return;
      case 'wide':
        this.wideSpaces(at);
        return;
      case 'embedding':
      case 'override':
      case 'isolate':
      case 'direction-end':
        this.directions.take(code, this.found(why, at, this.at));
        return;
      case 'punctuation':
        if (!this.isPunctuationFine(code, at)) this.found(why, at, this.at);
        return;
      case undefined:
        return;
      default: {
        const explained = this.explanation(why, code, at);
        if (explained) this.listener.explained(explained);
        else this.found(why === 'mark-inside' && at === 0 ? 'mark' : why, at, this.at);
        // The paragraph ends there for the direction of letters as well.
        if (code === 0x2029 || code === 0x85 || (code >= 0x1c && code <= 0x1e)) this.directions.endLine();
      }
    }
  }

  private explanation(why: Why, code: number, at: number): 'joiner' | 'space' | undefined {
    const { text } = this;
    switch (why) {
      case 'joiner':
        return isJoinerExplained(text, at, code) ? 'joiner' : undefined;
      case 'mongolian':
        return isMongolianExplained(text, at) ? 'joiner' : undefined;
      case 'invisible':
        return code === 0x200b && isBreakExplained(text, at) ? 'joiner' : undefined;
      case 'direction-mark':
        return isDirectionExplained(text, at) ? 'joiner' : undefined;
      case 'no-break':
        return this.customs.french && isFrenchSpace(text, at) ? 'space' : undefined;
      default:
        return undefined;
    }
  }

  private isPunctuationFine(code: number, at: number): boolean {
    if (code === 0x37e || code === 0x1fef) return isGreekExplained(this.text, at);
    return !isAmongAscii(this.text, at, this.customs.chinese);
  }

  private selectors(start: number): void {
    const { text } = this;
    let count = 0;
    let end = start;
    for (let code = text.codePointAt(end) ?? 0; isSelector(code); code = text.codePointAt(end) ?? 0) {
      end += unitsOf(code);
      count += 1;
    }
    let at = start;
    if (explainedSelectors(text, start, count) === 1) {
      this.listener.explained('joiner');
      at += unitsOf(text.codePointAt(at) ?? 0);
    }
    if (at < end) this.listener.run('selector', at, end, this);
    this.eachFound('selector', at, end);
    this.passTo(start, end);
  }

  private tags(start: number): void {
    const { text } = this;
    let end = start;
    for (let code = text.codePointAt(end) ?? 0; code >= 0xe0000 && code <= 0xe007f; code = text.codePointAt(end) ?? 0)
      end += 2;
    const from = endOfFlag(text, start);
    for (let at = start; at < from; at += 2) this.listener.explained('joiner');
    if (from < end) this.listener.run('tag', from, end, this);
    this.eachFound('tag', from, end);
    this.passTo(start, end);
  }

  private eachFound(why: Why, from: number, end: number): void {
    for (let at = from; at < end;) {
      const next = at + unitsOf(this.text.codePointAt(at) ?? 0);
      this.found(why, at, next);
      at = next;
    }
  }

  /** Goes on behind a run, the first character of which was counted. */
  private passTo(start: number, end: number): void {
    for (let at = this.at; at < end; at += 1) if ((this.text.charCodeAt(at) & 0xfc00) === 0xdc00) this.pairs += 1;
    this.at = Math.max(end, start + 1);
  }

  private wideSpaces(start: number): void {
    const { text } = this;
    let end = start + 1;
    while (text.charCodeAt(end) === 0x3000) end += 1;
    const isFine = this.customs.chinese && isWideExplained(text, start, end);
    for (let at = start; at < end; at += 1) {
      if (isFine) this.listener.explained('space');
      else this.found('wide', at, at + 1);
    }
    this.at = end;
  }

  private countMark(at: number, end: number): void {
    this.marks += 1;
    if (this.marks === MOST_MARKS + 1) this.markAt = at;
    this.markEnd = end;
  }
  private markEnd = 0;

  private endMarks(): void {
    const { marks } = this;
    this.marks = 0;
    if (marks > MOST_MARKS) this.found('marks', this.markAt, this.markEnd, { marks });
  }

  private endWord(): void {
    const { wordStart: start, wordClass: sum, at: end } = this;
    this.wordStart = -1;
    this.wordClass = 0;
    if (start < 0) return;
    this.words.look(start, end, sum);
    this.listener.settled();
  }
}
