import type { SearchRecord } from '../catalogue/types';
import { spellingsOf } from './reading';
import { fold, weightOf, wordsOf } from './search-words';
import { WordTable } from './word-table';

/** What can be found: the words that it goes by. */
export interface Findable {
  readonly record: SearchRecord;
}

/** What a word counts by where it stands. */
const PLACES = { name: 1, keyword: 0.9, description: 0.45, category: 0.35 } as const;
type Place = keyof typeof PLACES;

/** A text of an item: as a whole, and its words. */
interface Text {
  readonly phrase: string;
  readonly words: readonly string[];
}

/** A name of an item, with those of its words that tell it from others. */
interface Name {
  readonly words: readonly string[];
  readonly telling: readonly string[];
}

/** An item as it is searched for. */
export interface Searchable<Item extends Findable = Findable> {
  readonly item: Item;
  /** Names as they are written. */
  readonly phrases: readonly string[];
  readonly keywords: ReadonlySet<string>;
  /** Names as they are written and as their Chinese is spelled. */
  readonly names: readonly Name[];
}

/** Where a word stands: in what, and how much it counts there. */
export interface Standing {
  readonly one: Searchable;
  readonly counts: number;
  /** In a name or keyword, not among the many words of a description. */
  readonly isOwn: boolean;
}

/** Which words stand where, over all items. */
export class SearchIndex<Item extends Findable> {
  readonly all: Searchable<Item>[] = [];
  /** Words as they are written. */
  readonly words = new WordTable<Standing>();
  /** Neighbours written as one, as in `qrcode` for "QR code". */
  readonly joined = new WordTable<Standing>();
  /** Chinese words as they are spelled. */
  readonly spelled = new WordTable<Standing>();
  /** The words of all names and keywords. */
  readonly own = new WordTable<never>();
  /** What may be meant by a word with typing mistakes: those, and whole Chinese names and keywords as they are spelled. */
  readonly known = new WordTable<never>();

  /** Adds an item with the names of what it belongs to. */
  add(item: Item, categories: readonly string[]): void {
    const { names, keywords, descriptions } = item.record;
    const written = { name: names.map(textOf), keyword: keywords.map(textOf) };
    const spelled = { name: spellings(names), keyword: spellings(keywords) };
    const one: Searchable<Item> = {
      item,
      phrases: written.name.map(({ phrase }) => phrase),
      keywords: new Set(written.keyword.map(({ phrase }) => phrase)),
      names: [...written.name, ...spelled.name].map(({ words }) => ({
        words,
        telling: words.filter((word) => weightOf(word) === 1),
      })),
    };
    this.all.push(one);
    // Where a word counts most comes first: of an item a table keeps one place of each word.
    for (const place of ['name', 'keyword'] as const) {
      this.#addWritten(one, place, written[place]);
      for (const { words } of spelled[place])
        for (const word of words) addOnce(this.spelled, word, standing(one, place));
      for (const { words } of written[place])
        for (const word of words) {
          this.own.add(word);
          this.known.add(word);
        }
      for (const { phrase } of inFull(place === 'name' ? names : keywords)) this.known.add(phrase);
    }
    this.#addWritten(one, 'description', descriptions.map(textOf));
    this.#addWritten(one, 'category', categories.map(textOf));
  }

  /** Whether a word stands somewhere, or one that begins so. */
  begins(word: string): boolean {
    return this.words.hasBeginning(word) || this.joined.has(word) || this.spelled.hasBeginning(word);
  }

  #addWritten(one: Searchable, place: Place, texts: readonly Text[]): void {
    const where = standing(one, place);
    for (const { words } of texts) {
      words.forEach((word, index) => {
        addOnce(this.words, word, where);
        const next = words[index + 1];
        if (next !== undefined) addOnce(this.joined, word + next, where);
      });
    }
  }
}

function standing(one: Searchable, place: Place): Standing {
  return { one, counts: PLACES[place], isOwn: place === 'name' || place === 'keyword' };
}

function addOnce(table: WordTable<Standing>, word: string, where: Standing): void {
  if (table.at(word).at(-1)?.one !== where.one) table.add(word, where);
}

function textOf(text: string): Text {
  const phrase = fold(text);
  return { phrase, words: wordsOf(phrase) };
}

function spellings(texts: readonly string[]): Text[] {
  return texts.flatMap(spellingsOf).map(textOf);
}

/** Without those by initials, which are too short for that. */
function inFull(texts: readonly string[]): Text[] {
  return texts.flatMap((text) => spellingsOf(text).slice(0, 1)).map(textOf);
}
