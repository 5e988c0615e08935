import type { AST } from '@eslint-community/regexpp';
import type { Chance } from './random-numbers';

/** Words that are easily told apart. */
const WORDS = ['alpha', 'bravo', 'delta', 'echo', 'golf', 'hotel', 'kilo', 'lima', 'mike', 'oscar', 'papa', 'tango'];

export function word(chance: Chance): string {
  return chance.oneOf(WORDS) ?? '';
}

/** Words of a length, counted in characters. */
export function sampleWords(least: number, most: number, chance: Chance): string {
  let text = word(chance);
  while (text.length < least) text += ` ${word(chance)}`;
  const cut = text.length > most ? text.slice(0, Math.max(0, most)) : text;
  // A blank at the end would be taken for a mistake.
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}s` : cut;
}

/** What is repeated without an end is repeated so often at most. */
const MOST_TIMES = 4;
const LONGEST = 2000;

/** A text that a pattern finds; undefined where the pattern asks for more than this can do. */
export function samplePattern(pattern: AST.Pattern, chance: Chance): string | undefined {
  const text = ofAlternatives(pattern.alternatives, chance);
  return text.length > LONGEST ? undefined : text;
}

function ofAlternatives(alternatives: readonly AST.Alternative[], chance: Chance): string {
  const chosen = chance.oneOf(alternatives);
  return (chosen?.elements ?? []).map((element) => ofElement(element, chance)).join('');
}

function ofElement(element: AST.Element, chance: Chance): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
      return ofSet(element, chance);
    case 'CharacterClass':
      return ofClass(element, chance);
    case 'Group':
    case 'CapturingGroup':
      return ofAlternatives(element.alternatives, chance);
    case 'Quantifier': {
      const most = Math.min(element.max, Math.max(element.min, MOST_TIMES));
      const times = Math.min(element.min + chance.below(most - element.min + 1), LONGEST);
      return Array.from({ length: times }, () => ofElement(element.element, chance)).join('');
    }
    default:
      // Assertions and references back: what they ask is left to chance and to the check.
      return '';
  }
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const ASCII = Array.from({ length: 95 }, (_, n) => String.fromCharCode(n + 32));

function ofSet(set: AST.CharacterSet, chance: Chance): string {
  if (set.kind === 'digit' && !set.negate) return String(chance.below(10));
  if (set.kind === 'space' && !set.negate) return ' ';
  const fitting = new RegExp(set.raw, 'u');
  const from = LETTERS.filter((letter) => fitting.test(letter));
  return chance.oneOf(from.length > 0 ? from : beyond(fitting)) ?? '';
}

/** Characters that fit, looked for among those of the first planes that are usual. */
function beyond(fitting: RegExp): readonly string[] {
  const ascii = ASCII.filter((character) => fitting.test(character));
  if (ascii.length > 0) return ascii;
  const found: string[] = [];
  for (let point = 0xa0; point < 0x1_0000 && found.length < 20; point++) {
    if (point < 0xd800 || point > 0xdfff) {
      const character = String.fromCodePoint(point);
      if (fitting.test(character)) found.push(character);
    }
  }
  return found;
}

function ofClass(set: AST.CharacterClass, chance: Chance): string {
  const part = set.negate ? undefined : chance.oneOf(set.elements);
  if (part?.type === 'Character') return String.fromCodePoint(part.value);
  if (part?.type === 'CharacterClassRange') {
    const from = part.min.value;
    return String.fromCodePoint(from + chance.below(Math.min(part.max.value - from, 0xff) + 1));
  }
  if (part?.type === 'CharacterSet') return ofSet(part, chance);
  return chance.oneOf(beyond(new RegExp(set.raw, 'u'))) ?? '';
}
