import { unitsOf } from './around';
import { KINDS, kindOf, levelOf, type Kind, type Level, type Why } from './kinds';
import { isCarrier, LEAST_CARRIERS, readSelectors, readTags, readZeroWidth, type HiddenMessage } from './messages';
import type { MixedWord } from './mixed-words';
import type { Detail, Place } from './listener';

/** So many finds are listed; all are counted. */
export const MOST_FINDS = 10_000;
/** So many get a badge in the text. */
const MOST_BADGES = 1_000_000;
/** So many hidden messages are shown. */
const MOST_MESSAGES = 100;
/** Of a word so many letters are told. */
const MOST_LETTERS = 50;
/** So many UTF-16 units of a word are shown. */
const MOST_UNITS = 60;

/** A word of several scripts, or of another one than it seems. */
export interface FoundWord extends Pick<MixedWord, 'scripts' | 'reads'> {
  readonly text: string;
  readonly odd: MixedWord['odd'];
  /** How many letters are odd, where not all are told. */
  readonly count: number;
}

export interface Find {
  readonly at: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  readonly code: number;
  readonly kind: Kind;
  readonly why: Why;
  readonly level: Level;
  readonly marks?: number;
  readonly word?: FoundWord;
}

export interface Collected {
  readonly finds: readonly Find[];
  readonly total: number;
  readonly warnings: number;
  readonly linesWithFinds: number;
  readonly counts: Readonly<Record<Kind, number>>;
  readonly explained: Readonly<Record<'joiner' | 'space', number>>;
  readonly unclosed: number;
  readonly messages: readonly HiddenMessage[];
  readonly marks: Uint32Array<ArrayBuffer>;
}

/** Lists and counts what is found. */
export class Collector {
  private readonly finds: Find[] = [];
  private readonly messages: HiddenMessage[] = [];
  private badges: number[] = [];
  private total = 0;
  private warnings = 0;
  private linesWithFinds = 0;
  private lastLine = -1;
  private open = 0;
  private carriersEnd = 0;
  private readonly counts = new Map<Kind, number>();
  private readonly fine = { joiner: 0, space: 0 };

  constructor(
    private readonly text: string,
    private readonly shown: Readonly<Record<Kind, boolean>>,
  ) {}

  /** The place of the find in the list; -1 where it is not listed. */
  found(why: Why, at: number, end: number, place: Place, detail?: Detail): number {
    const kind = kindOf(why);
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    if (at >= this.carriersEnd) this.lookForBits(at, place);
    if (!this.shown[kind]) return -1;
    this.total += 1;
    if (levelOf(why) === 'warning') this.warnings += 1;
    if (place.line !== this.lastLine) {
      this.lastLine = place.line;
      this.linesWithFinds += 1;
    }
    this.addBadges(at, detail);
    if (this.finds.length >= MOST_FINDS) return -1;
    return this.finds.push(this.findOf(why, at, end, place, detail)) - 1;
  }

  private findOf(why: Why, at: number, end: number, { line, lineStart }: Place, detail: Detail | undefined): Find {
    const { word, start = 0, end: wordEnd = start, marks } = detail ?? {};
    return {
      at,
      end,
      line: line + 1,
      column: at - lineStart + 1,
      code: this.text.codePointAt(at) ?? 0,
      kind: kindOf(why),
      why,
      level: levelOf(why),
      ...(marks !== undefined && { marks }),
      ...(word && {
        word: {
          text: this.text.slice(start, Math.min(wordEnd, start + MOST_UNITS)),
          scripts: word.scripts,
          odd: word.odd.slice(0, MOST_LETTERS),
          count: word.odd.length,
          ...(word.reads !== undefined && { reads: word.reads.slice(0, MOST_UNITS) }),
        },
      }),
    };
  }

  private addBadges(at: number, detail: Detail | undefined): void {
    if (this.badges.length >= MOST_BADGES) return;
    const { word, start = 0 } = detail ?? {};
    if (word) for (const letter of word.odd) this.badges.push(start + letter.at);
    else this.badges.push(at);
  }

  explained(what: 'joiner' | 'space'): void {
    this.fine[what] += 1;
  }

  unclosed(index: number): void {
    this.open += 1;
    const find = this.finds[index];
    if (find) this.finds[index] = { ...find, why: 'unclosed' };
  }

  run(why: 'selector' | 'tag', at: number, end: number, place: Place): void {
    const isTags = why === 'tag';
    const text = isTags ? readTags(this.text, at, end) : readSelectors(this.text, at, end);
    let carriers = 0;
    for (let from = at; from < end; carriers += 1) from += unitsOf(this.text.codePointAt(from) ?? 0);
    this.addMessage(isTags ? 'tags' : 'selectors', text, at, carriers, place);
  }

  /** Whether bits are written there in characters without a width. */
  private lookForBits(at: number, place: Place): void {
    let end = at;
    while (isCarrier(this.text.charCodeAt(end))) end += 1;
    this.carriersEnd = end;
    if (end - at >= LEAST_CARRIERS)
      this.addMessage('zero-width', readZeroWidth(this.text, at, end), at, end - at, place);
  }

  private addMessage(
    by: HiddenMessage['by'],
    text: string | undefined,
    at: number,
    carriers: number,
    place: Place,
  ): void {
    if (text === undefined || this.messages.length >= MOST_MESSAGES) return;
    this.messages.push({ by, text, at, line: place.line + 1, column: at - place.lineStart + 1, carriers });
  }

  finish(): Collected {
    const { finds, total, warnings, linesWithFinds, messages } = this;
    // Words are told when they end, after what is within them.
    finds.sort((one, other) => one.at - other.at);
    const count = (kind: Kind) => [kind, this.counts.get(kind) ?? 0] as const;
    return {
      ...{ finds, total, warnings, linesWithFinds, messages, unclosed: this.open, explained: this.fine },
      // The keys are the kinds; `fromEntries` forgets it.
      counts: Object.fromEntries(KINDS.map(count)) as Record<Kind, number>,
      marks: Uint32Array.from(new Set(this.badges)).sort(),
    };
  }
}
