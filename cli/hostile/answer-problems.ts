import { TextChunks } from '../../src/lib/text-chunks';

/** What a mistake of ours leaves in a text. */
const LEFT_OVERS = ['undefined', 'NaN', '[object '];
/** What follows where a sentence names the numbers that JSON does not have, or an entity that nothing defines. */
const OUR_WORDS = String.raw`\s\S+\sInfinity|\sentity`;
/** Not within a longer word, nor by chance in what Base64 writes, nor in words of ours. */
const patternOf = (word: string) =>
  new RegExp(`(?<![\\w+/=-])${word.replace('[', '\\[')}${word.endsWith(' ') ? '' : `(?![\\w+/=-]|${OUR_WORDS})`}`);
const PATTERNS = LEFT_OVERS.map((word) => [word, patternOf(word)] as const);

/** Where a word stands for something and is not shown: `undefined` is a kind of value to a calculator. */
const CODE = /\.(?:kind|code)$/;

/** More parts than these are like the ones before them. */
const MOST_PARTS = 200_000;

/** The last text that was given, in small letters: an answer may have a hundred thousand parts. */
let lower = { given: '', text: '' };

function isGiven(word: string, given: string): boolean {
  if (lower.given !== given) lower = { given, text: given.toLowerCase() };
  return lower.text.includes(word.trim().toLowerCase());
}

function excerptAt(text: string, at: number): string {
  return JSON.stringify(text.slice(Math.max(0, at - 40), at + 40));
}

/** The words that only a mistake leaves, in a text; those that its maker was given are no mistake. */
export function leftOversIn(text: string, given: string): string[] {
  return PATTERNS.flatMap(([word, pattern]) => {
    const at = text.search(pattern);
    const isOwn = at < 0 || isGiven(word, given);
    return isOwn ? [] : [`${word.trim()} in ${excerptAt(text, at)}`];
  });
}

function* partsOf(value: object): Generator<readonly [string, unknown]> {
  if (ArrayBuffer.isView(value) || value instanceof Blob || value instanceof Date) return;
  if (value instanceof Map || value instanceof Set) {
    for (const entry of value) yield ['…', entry];
  } else yield* Object.entries(value);
}

/** What in a value nobody should be shown: numbers that are none, words left over, what no message to a page can carry. */
export function problemsInValue(value: unknown, given: string): string[] {
  const problems: string[] = [];
  const waiting: (readonly [string, unknown])[] = [['', value]];
  let count = 0;
  for (let next = waiting.pop(); next && count < MOST_PARTS && problems.length < 3; next = waiting.pop()) {
    const [path, part] = next;
    count += 1;
    if (typeof part === 'number' && !Number.isFinite(part)) problems.push(`${part} at "${path}"`);
    else if (typeof part === 'string' && !CODE.test(path))
      problems.push(...leftOversIn(part, given).map((found) => `${found} at "${path}"`));
    else if (typeof part === 'function' || typeof part === 'symbol') problems.push(`${typeof part} at "${path}"`);
    else if (part instanceof TextChunks) waiting.push([path, part.toString()]);
    else if (typeof part === 'object' && part !== null) {
      for (const [name, its] of partsOf(part)) waiting.push([path.length > 60 ? path : `${path}.${name}`, its]);
    }
  }
  return problems;
}

/** A sentence about a fault is read, not scrolled. */
const LONGEST_SENTENCE = 1000;

/** What is wrong with a sentence about a fault. */
export function problemsInSentence(said: string, given: string): string[] {
  const problems = leftOversIn(said, given);
  if (!/^\S[^]*[.?…。？]$/u.test(said)) problems.push(`no sentence: ${JSON.stringify(said.slice(0, 100))}`);
  if (said.length > LONGEST_SENTENCE)
    problems.push(`a sentence of ${said.length}: ${JSON.stringify(said.slice(0, 60))}`);
  return problems;
}
