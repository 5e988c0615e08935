/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Cuts a text into pieces so that what matches the query can be marked: where it stands as typed, or, for Chinese, where
 * its pinyin or its initials do. `reading` has a syllable for each character, parted by spaces ('' when there is none).
 */
export function markMatches(text: string, query: string, reading: string): Piece[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [{ text, isMatch: false }];
  const characters = [...text];
  const range = findTyped(characters, wanted) ?? findSpelled(characters, wanted, reading);
  if (!range) return [{ text, isMatch: false }];
  const [start, end] = range;
  return [
    { text: characters.slice(0, start).join(''), isMatch: false },
    { text: characters.slice(start, end).join(''), isMatch: true },
    { text: characters.slice(end).join(''), isMatch: false },
  ].filter((piece) => piece.text !== '');
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
