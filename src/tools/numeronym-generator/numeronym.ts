import { graphemeSegments } from 'unicode-segmenter/grapheme';

export interface NumeronymSettings {
  /** Each word by itself, or all of the text as one, its blanks not counted. */
  readonly unit: 'words' | 'one';
  /** Shorter words stay as they are, in characters as readers see them. */
  readonly shortest: number;
  readonly lowercase: boolean;
  /** Only letters count and stand at the ends; otherwise hyphens, digits and signs count too. */
  readonly lettersOnly: boolean;
}

export interface Shortened {
  readonly text: string;
  /** How many words were shortened. */
  readonly shortened: number;
}

type Kind = 'letter' | 'digit' | 'sign' | 'joiner' | 'space' | 'other';

/** One character as readers see it. */
interface Character {
  readonly text: string;
  readonly kind: Kind;
}

function kindOf(character: string): Kind {
  if (/^[\p{L}\p{M}]/u.test(character)) return 'letter';
  if (/^\p{N}/u.test(character)) return 'digit';
  if (/^(?:\p{So}|\p{Extended_Pictographic}|\p{RI})/u.test(character)) return 'sign';
  if (/^[-‐‑'’._·]/.test(character)) return 'joiner';
  return /^\s/.test(character) ? 'space' : 'other';
}

function charactersOf(text: string): Character[] {
  return Array.from(graphemeSegments(text), ({ segment }) => ({ text: segment, kind: kindOf(segment) }));
}

function isInner(character: Character | undefined): boolean {
  return character?.kind === 'letter' || character?.kind === 'digit' || character?.kind === 'sign';
}

/** First character, number of characters between, last character; the blanks around the text go, all else stays. */
export function shorten(text: string, settings: NumeronymSettings): Shortened {
  const trimmed = text.trim();
  const characters = charactersOf(settings.lowercase ? trimmed.toLowerCase() : trimmed);
  if (settings.unit === 'one') {
    const whole = shortenUnit(characters, settings);
    return { text: whole ?? textOf(characters), shortened: whole === undefined ? 0 : 1 };
  }
  let result = '';
  let shortened = 0;
  for (let at = 0; at < characters.length;) {
    const end = wordEnd(characters, at);
    if (end === at) {
      result += characters[at]?.text ?? '';
      at++;
      continue;
    }
    const word = characters.slice(at, end);
    const short = shortenUnit(word, settings);
    result += short ?? textOf(word);
    if (short !== undefined) shortened++;
    at = end;
  }
  return { text: result, shortened };
}

function textOf(characters: readonly Character[]): string {
  return characters.map((character) => character.text).join('');
}

/** Where the word that begins here ends; a hyphen or an apostrophe belongs to it when it goes on after that. */
function wordEnd(characters: readonly Character[], from: number): number {
  let at = from;
  while (isInner(characters[at]) || (at > from && characters[at]?.kind === 'joiner' && isInner(characters[at + 1])))
    at++;
  return at;
}

/** The short form, or undefined when the unit stays as it is: too short, or a mere number. */
function shortenUnit(unit: readonly Character[], { shortest, lettersOnly }: NumeronymSettings): string | undefined {
  const counts = ({ kind }: Character) => (lettersOnly ? kind === 'letter' : kind !== 'space');
  const isEnd = lettersOnly ? counts : isInner;
  const first = unit.findIndex(isEnd);
  const last = unit.findLastIndex(isEnd);
  if (first < 0 || !unit.some(({ kind }) => kind === 'letter' || kind === 'sign')) return undefined;
  const between = unit.slice(first + 1, last).filter(counts).length;
  if (first === last || between + 2 < Math.max(3, shortest)) return undefined;
  return `${textOf(unit.slice(0, first + 1))}${between}${textOf(unit.slice(last))}`;
}
