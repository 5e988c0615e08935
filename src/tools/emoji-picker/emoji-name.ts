import type { Tone, TonedEmoji } from './emoji-set';
import type { EmojiNames } from './search';

/** The name of an emoji with its skin tones, in the language of the names and words. */
export function nameOf(
  { emoji, tones }: TonedEmoji,
  { names }: EmojiNames,
  words: { readonly toned: (name: string, tones: readonly Tone[]) => string },
): string {
  const name = names[emoji.index] ?? emoji.text;
  return tones.length === 0 ? name : words.toned(name, tones);
}
