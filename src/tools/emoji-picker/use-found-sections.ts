import { useMemo } from 'react';
import { GROUPS, inTone, type Tone, type TonedEmoji } from './emoji-set';
import { readEmojis } from './read-emojis';
import { searchEmojis } from './search';
import type { Section } from './sections';
import type { EmojiData } from './use-emoji-data';

/**
 * What is shown: all emojis by group, or what a query finds; all in the chosen skin tone, but for what was pasted in
 * one of its own.
 */
export function findSections(
  { set, languages, preferred }: EmojiData,
  query: string,
  tone: Tone | 'default',
): readonly Section<TonedEmoji>[] {
  if (query === '') {
    return GROUPS.map((group) => ({
      id: group,
      cells: set.emojis.filter((emoji) => emoji.group === group).map((emoji) => inTone(emoji, tone)),
    }));
  }
  const found =
    readEmojis(query, set) ?? searchEmojis(set, languages, query, preferred).map((emoji) => inTone(emoji, tone));
  return [{ id: 'results', cells: found }];
}

/** The same, worked out anew only when something changes; undefined until the emojis are here. */
export function useFoundSections(
  data: EmojiData | undefined,
  query: string,
  tone: Tone | 'default',
): readonly Section<TonedEmoji>[] | undefined {
  return useMemo(() => data && findSections(data, query, tone), [data, query, tone]);
}
