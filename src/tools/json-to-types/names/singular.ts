/** Plurals that follow no rule, with what one of them is called. Those that are alike stay. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    analyses: 'analysis',
    axes: 'axis',
    bases: 'base',
    caches: 'cache',
    calories: 'calorie',
    children: 'child',
    cookies: 'cookie',
    crises: 'crisis',
    criteria: 'criterion',
    dies: 'die',
    feet: 'foot',
    geese: 'goose',
    halves: 'half',
    headaches: 'headache',
    indices: 'index',
    knives: 'knife',
    leaves: 'leaf',
    lies: 'lie',
    lives: 'life',
    matrices: 'matrix',
    men: 'man',
    mice: 'mouse',
    movies: 'movie',
    people: 'person',
    pies: 'pie',
    shelves: 'shelf',
    shoes: 'shoe',
    teeth: 'tooth',
    theses: 'thesis',
    thieves: 'thief',
    ties: 'tie',
    toes: 'toe',
    vertices: 'vertex',
    wives: 'wife',
    wolves: 'wolf',
    women: 'woman',
    zombies: 'zombie',
  }),
  ...(
    'alias always as atlas aws bias bus canvas chaos css data dns gas gps has https is js kudos lens media news os ' +
    'pants series sms species this tls us was yes'
  )
    .split(' ')
    .map((word) => [word, word] as const),
]);

/** Endings with what becomes of them; the first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=ss|sh|[^a]ch|[^a]x|zz|(?:ali|atl|bi|canv|g)as|(?:stat|b|vir|bon|camp|foc|cens|corp)us)es$/, ''],
  [/(?<=[hrt])oes$/, 'o'],
  [/(?:ss|us|is)$/, '$&'],
  [/s$/, ''],
];

/** What one of several is called, for a word in small letters; the word itself where it is no plural. */
export function singular(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined || word.length < 3) return known ?? word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(ending[0], ending[1]) : word;
}
