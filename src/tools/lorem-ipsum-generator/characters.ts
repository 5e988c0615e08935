// Enough of UAX #29 for our own words: pairs of regional indicators, marks and variation selectors, skin tones, and
// emoji joined by U+200D. A test compares it with the platform's segmenter, whose data differ from one browser to the next.
const CHARACTER = /(?:\p{Regional_Indicator}{2}|[^])(?:[\p{M}\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic}?)*/gu;

/** A text of ours taken apart into what a reader sees as characters. */
export function charactersOf(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}
