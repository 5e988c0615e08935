/** The vowel that a small kana gives to the one before it. */
const SMALL: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ き: 'k', ぎ: 'g', し: 's', じ: 'z', ち: 't', ぢ: 'z', に: 'n' },
  ...{ ひ: 'h', び: 'b', ぴ: 'p', み: 'm', り: 'r' },
};
const CONTRACTED = /([きぎしじちぢにひびぴみりキギシジチヂニヒビピミリ])([ゃゅょャュョ])/g;

/** Hiragana and katakana have the same order, so many characters apart. */
const toHiragana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) - (kana >= 'ァ' ? 0x60 : 0));

/**
 * Kana whose reading depends on their neighbours, in Latin letters: きょ is kyo, and っ doubles the consonant after it. The
 * others are read one by one, by the given function.
 */
export function readKana(text: string, readOne: (text: string) => string): string {
  const contracted = text.replace(CONTRACTED, (_, first: string, small: string) => {
    return `${CONSONANTS[toHiragana(first)] ?? ''}${SMALL[toHiragana(small)] ?? ''}`;
  });
  return contracted.replace(/[っッ]+(?=([a-z]|[ぁ-ゖァ-ヺ]))/g, (run, next: string) => {
    const letter = readOne(next).charAt(0);
    return /[bcdfghjkmpqrstvwxyz]/.test(letter) ? letter : readOne(run);
  });
}
