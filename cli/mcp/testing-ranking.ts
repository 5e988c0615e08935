/** A text that can be found: a tool's name and description. */
export interface Findable {
  readonly name: string;
  readonly text: string;
}

/** The parameters of BM25 that are usual (Robertson and Zaragoza 2009). */
const K1 = 1.2;
const B = 0.75;

/** Words so small that they tell nothing, in the languages of the requests. */
const SMALL = new Set(
  'a an the of to in into and or is it its this that me my for with from at as on by be do does i you what which how show give please le la les un une des de du ce cette et en'.split(
    ' ',
  ),
);

/** An English word without the ends that its other forms have. */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  return word.replace(/(?:ing|ers?|ed|es|s|e)$/, '');
}

/** The terms of a text: words of letters and digits without accents and endings, the parts of identifiers, two words in a row, and pairs of Chinese characters. */
export function termsOf(text: string): string[] {
  const plain = text
    .replaceAll(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = plain.match(/\d+(?:\.\d+)+|[a-z0-9]+|%/g) ?? [];
  const pairs = (plain.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(run.length - 1, 1) }, (_, at) => run.slice(at, at + 2)),
  );
  const single = words.filter((word) => !SMALL.has(word)).map(stem);
  const phrases = single.slice(1).map((word, at) => `${single[at]} ${word}`);
  return [...single, ...phrases, ...pairs];
}

/** A plain lexical ranking (BM25): gives a function that has the names in order for a request. */
export function rankWith(documents: readonly Findable[]): (request: string) => readonly string[] {
  const counted = documents.map(({ name, text }) => {
    const terms = termsOf(text);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { name, counts, length: terms.length };
  });
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const rarity = (term: string) => {
    const holding = counted.filter(({ counts }) => counts.has(term)).length;
    return Math.log(1 + (counted.length - holding + 0.5) / (holding + 0.5));
  };
  return (request) => {
    const terms = [...new Set(termsOf(request))].map((term) => [term, rarity(term)] as const);
    const scored = counted.map(({ name, counts, length }) => {
      const score = terms.reduce((sum, [term, idf]) => {
        const count = counts.get(term) ?? 0;
        return sum + (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / mean));
      }, 0);
      return { name, score };
    });
    return scored.toSorted((one, other) => other.score - one.score).map(({ name }) => name);
  };
}
