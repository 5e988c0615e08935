import { graphemeSegments } from 'unicode-segmenter/grapheme';
import { CASE_STYLES, convertCase, hasWords, type CaseSettings, type CaseStyle } from './convert';

/** The beginning of a text in every style. */
export interface Overview {
  readonly rows: Readonly<Record<CaseStyle, string>>;
  /** The text goes on after what the rows show. */
  readonly isCut: boolean;
  /** False when there is no letter and no digit, so that the styles of words have nothing to write. */
  readonly hasWords: boolean;
}

/** Rows show so much of a text, in UTF-16 units. */
const SHOWN = 2000;

/** Converts as much as a row shows; what follows is converted when somebody asks for it. */
export function overviewOf(text: string, settings: CaseSettings): Overview {
  const beginning = beginningOf(text);
  return {
    rows: everyStyle((style) => convertCase(beginning, style, settings)),
    isCut: beginning.length < text.length,
    hasWords: hasWords(text),
  };
}

function everyStyle(convert: (style: CaseStyle) => string): Record<CaseStyle, string> {
  // The styles are the keys, all of them.
  return Object.fromEntries(CASE_STYLES.map((style) => [style, convert(style)])) as Record<CaseStyle, string>;
}

/** The first lines; of a line that is longer by itself its first words, or its first characters where there are no blanks. */
function beginningOf(text: string): string {
  if (text.length <= SHOWN) return text;
  const start = text.slice(0, SHOWN);
  const lineEnd = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('\r'));
  if (lineEnd > 0) return start.slice(0, lineEnd).replace(/\r$/, '');
  const wordEnd = start.lastIndexOf(' ');
  return wordEnd > 0 ? start.slice(0, wordEnd) : wholeCharacters(start);
}

/** A text without its last character, of which there may be only a part. */
function wholeCharacters(text: string): string {
  let end = text.length;
  for (const { index } of graphemeSegments(text)) end = index;
  return text.slice(0, end);
}

/** A longer row of one line can be opened too, in UTF-16 units. */
const SHORT = 240;
/** So many lines of a row stand in sight: the style sheet has the same. */
const LINES_SHOWN = 3;

/** What a row shows of the text in one style. */
export interface RowText {
  /** The text in this style, or its beginning. */
  readonly text: string;
  readonly isCut: boolean;
  /** More of it than stands in sight, with or without what is cut. */
  readonly isClipped: boolean;
  /** The row can be opened. */
  readonly isLong: boolean;
  readonly isEmpty: boolean;
}

/** The row of one style; an empty one before there is an overview. */
export function rowOf(made: Overview | undefined, style: CaseStyle): RowText {
  const text = made?.rows[style] ?? '';
  const isCut = made?.isCut ?? false;
  const isClipped = isCut || text.length > SHORT || text.split('\n', LINES_SHOWN + 1).length > LINES_SHOWN;
  return { text, isCut, isClipped, isLong: isClipped || text.includes('\n'), isEmpty: text.trim() === '' && !isCut };
}
