// The scripts that tell the language words are to be read in; Latin letters tell none, and read alike in most.
const LANGUAGE_SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ko', /^\p{Script=Hangul}/u],
  ['th', /^\p{Script=Thai}/u],
  ['lo', /^\p{Script=Lao}/u],
  ['km', /^\p{Script=Khmer}/u],
  ['my', /^\p{Script=Myanmar}/u],
  ['ar', /^\p{Script=Arabic}/u],
  ['he', /^\p{Script=Hebrew}/u],
  ['hi', /^\p{Script=Devanagari}/u],
  ['ru', /^\p{Script=Cyrillic}/u],
  ['el', /^\p{Script=Greek}/u],
  ['zh', /^\p{Script=Han}/u],
  ['ja', /^[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['en', /^\p{L}/u],
];

/** The language that the shares of the scripts suggest: kana among ideographs is Japanese; else the largest share. */
export function guessLanguage(characters: ReadonlyMap<string, number>): string {
  const shares = new Map<string, number>();
  for (const [character, count] of characters) {
    const language = LANGUAGE_SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0];
    if (language) shares.set(language, (shares.get(language) ?? 0) + count);
  }
  const [han, kana] = [shares.get('zh') ?? 0, shares.get('ja') ?? 0];
  if (kana * 10 > han) shares.set('ja', han + kana);
  const [largest] = [...shares].toSorted(([, one], [, other]) => other - one);
  // An ideograph says more than a letter: a sixth of the letters' number is enough.
  const eastAsian = kana * 10 > han ? 'ja' : 'zh';
  if (han + kana > 0 && (han + kana) * 6 >= (shares.get('en') ?? 0) && largest?.[0] === 'en') return eastAsian;
  return largest?.[0] ?? 'en';
}
