/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Cuts a text into pieces so that what matches the query can be marked: the whole query or else each of its words, where it stands as typed,
 * or, for Chinese, where its pinyin or its initials do. `reading` has a syllable for each character, parted by spaces ('' when there is none).
 */
export function markMatches(text: string, query: string, reading: string): Piece[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [{ text, isMatch: false }];
  const characters = [...text];
  const find = (part: string) => findTyped(characters, part) ?? findSpelled(characters, part, reading);
  const whole = find(wanted);
  const ranges = whole ? [whole] : wanted.split(/\s+/).flatMap((word) => (word.length > 1 ? [find(word)] : []));
  return cut(
    characters,
    ranges.filter((range) => range !== undefined),
  );
}

/** The pieces of a text between and inside ranges, which may overlap. */
function cut(characters: readonly string[], ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  characters.forEach((character, index) => {
    const isMatch = ranges.some(([start, end]) => start <= index && index < end);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) pieces[pieces.length - 1] = { text: last.text + character, isMatch };
    else pieces.push({ text: character, isMatch });
  });
  return pieces;
}

type Range = readonly [start: number, end: number];

function findTyped(characters: readonly string[], wanted: string): Range | undefined {
  const length = [...wanted].length;
  for (let start = 0; start + length <= characters.length; start += 1) {
    if (
      characters
        .slice(start, start + length)
        .join('')
        .toLowerCase() === wanted
    )
      return [start, start + length];
  }
  return undefined;
}

function findSpelled(characters: readonly string[], wanted: string, reading: string): Range | undefined {
  // A space of the text reads as a space too, which splits into two empty syllables.
  const syllables = splitReading(reading);
  if (syllables.length !== characters.length) return undefined;
  for (let start = 0; start < characters.length; start += 1) {
    let initials = '';
    let spelled = '';
    for (let end = start; end < characters.length && initials.length < wanted.length; end += 1) {
      const syllable = syllables[end]?.toLowerCase() ?? '';
      initials += syllable.charAt(0);
      spelled += syllable;
      if (initials === wanted || (spelled.startsWith(wanted) && spelled.length - syllable.length < wanted.length)) {
        return [start, end + 1];
      }
    }
  }
  return undefined;
}

function splitReading(reading: string): string[] {
  const syllables: string[] = [];
  const parts = reading.split(' ');
  for (let index = 0; index < parts.length; index += 1) {
    if (parts[index] === '' && parts[index + 1] === '') {
      syllables.push(' ');
      index += 1;
    } else {
      syllables.push(parts[index] ?? '');
    }
  }
  return syllables;
}
