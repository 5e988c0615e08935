import { countCharacters } from '../../lib/count-characters';
import { readSegments } from '../../lib/reading-segments';

export interface TextCount {
  readonly words: number;
  /** As a reader counts them: grapheme clusters. Line ends are none. */
  readonly characters: number;
}

/** Words (Unicode, annex 29, with the browser's dictionaries for scripts without spaces) and characters of a text. */
export function countText(text: string): TextCount {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  let [words, characters] = [0, 0];
  // Line by line, since segmenters are slow on long texts.
  for (const line of text.split('\n')) {
    characters += countCharacters(line);
    readSegments(segmenter, line, ({ isWordLike }) => {
      if (isWordLike) words += 1;
    });
  }
  return { words, characters };
}
