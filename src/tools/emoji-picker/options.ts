import * as v from 'valibot';
import { TONES } from './emoji-set';

/** What a click can copy. */
export const COPIES = ['emoji', 'codePoints', 'escape', 'shortcode', 'html'] as const;
export type Copies = (typeof COPIES)[number];

/** How many emojis are remembered as recent. */
export const MOST_RECENT = 30;

/** What is remembered between visits. */
export const pickerOptions = v.object({
  tone: v.optional(v.picklist(['default', ...TONES]), 'default'),
  copies: v.optional(v.picklist(COPIES), 'emoji'),
  /** The emojis copied last, the newest first. */
  recent: v.optional(v.pipe(v.array(v.string()), v.metadata({ linked: 'own' })), []),
  favourites: v.optional(v.pipe(v.array(v.string()), v.metadata({ linked: 'own' })), []),
});

/** The recent emojis with one more, each once. */
export function noteRecent(recent: readonly string[], text: string): string[] {
  return [text, ...recent.filter((one) => one !== text)].slice(0, MOST_RECENT);
}

/** The favourites with one more, or without it where it was one. */
export function toggleFavourite(favourites: readonly string[], text: string): string[] {
  return favourites.includes(text) ? favourites.filter((one) => one !== text) : [...favourites, text];
}
