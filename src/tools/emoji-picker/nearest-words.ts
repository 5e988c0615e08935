import { fold, type EmojiNames } from './search';

/** The longest word that likeness is worked out for. */
const LONGEST = 32;
/** What Fuse.js still counts as alike; 0 is the same, 1 anything. */
const THRESHOLD = 0.8;

interface Word {
  readonly word: string;
  readonly folded: string;
  /** In how many names and keywords it stands. */
  readonly uses: number;
}

const wordsOf = new WeakMap<EmojiNames, readonly Word[]>();

/** The words of a language's names and keywords, each once, as it is written there. */
function collectWords(language: EmojiNames): readonly Word[] {
  const known = wordsOf.get(language);
  if (known) return known;
  const uses = new Map<string, number>();
  const text = [...language.names, ...language.keywords.flat()].join('\n');
  for (const word of text.split(/[\s,:：()（）“”]+/u)) {
    if (word.length > 1) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const folded = fold([...uses.keys()].join('\n')).split('\n');
  const words = [...uses].map(([word, count], at) => ({ word, folded: folded[at] ?? word, uses: count }));
  wordsOf.set(language, words);
  return words;
}

/** Words that may be near: about as long, and with half of the letters. Fuse.js alone takes half a second for all. */
function candidates(words: readonly Word[], query: string): Word[] {
  const letters = [...new Set(query)];
  const slack = Math.max(3, query.length / 2);
  return words.filter(({ folded }) => {
    if (Math.abs(folded.length - query.length) > slack) return false;
    return letters.filter((letter) => folded.includes(letter)).length * 2 >= letters.length;
  });
}

/** The words that are most like a query which found nothing, the nearest first. */
export async function nearestWords(query: string, languages: readonly EmojiNames[], count = 3): Promise<string[]> {
  const { default: Fuse } = await import('fuse.js');
  const folded = fold(query).trim().slice(0, LONGEST);
  const fuse = new Fuse(candidates(languages.flatMap(collectWords), folded), {
    keys: ['folded'],
    threshold: THRESHOLD,
    includeScore: true,
    ignoreFieldNorm: true,
  });
  // Among words about equally near, the one that stands in more names is more likely meant.
  const steps = (score = 1) => Math.round(score * 10);
  const found = fuse
    .search(folded)
    .toSorted((one, other) => steps(one.score) - steps(other.score) || other.item.uses - one.item.uses);
  return [...new Map(found.map(({ item }) => [item.folded, item.word])).values()].slice(0, count);
}
