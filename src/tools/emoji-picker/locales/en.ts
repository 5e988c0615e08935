import { numbersOf, type Words } from '../../../i18n/words';
import type { Group, Tone } from '../emoji-set';
import type { Form } from '../forms';
import type { PartKind } from '../sequence';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const TONES: Record<Tone | 'default', string> = {
  default: 'Default',
  light: 'Light',
  'medium-light': 'Medium-light',
  medium: 'Medium',
  'medium-dark': 'Medium-dark',
  dark: 'Dark',
};

/** Versions are numbers such as 15.1. */
const versionOf = (version: number) => version.toFixed(1).replace(/\.0$/, '');

export const words = {
  search: 'Search emojis',
  searchPlaceholder: 'Name, :rocket:, U+1F680, or a pasted emoji',
  options: {
    tone: { label: 'Skin tone', values: TONES },
    copies: {
      label: 'A click copies',
      values: {
        emoji: 'Emoji',
        codePoints: 'Code points',
        escape: 'Escape',
        shortcode: 'Shortcode',
        html: 'HTML',
      },
    },
    recent: 'Recent',
    favourites: 'Favourites',
  },
  // As Unicode writes it: a second colon would not be one.
  toned: (name: string, tones: readonly Tone[]) =>
    `${name}${name.includes(':') ? ',' : ':'} ${tones.map((tone) => `${TONES[tone].toLowerCase()} skin tone`).join(', ')}`,
  collect: 'Collect',
  basket: 'Collected',
  basketHint: 'Emojis you click are added here, and all of it is copied at once.',
  undo: 'Undo',
  empty: 'Clear',
  copyBasket: 'Copy all',
  forgetRecent: 'Clear the recent emojis',
  emojis: 'Emojis',
  groups: {
    smileys: 'Smileys & emotion',
    people: 'People & body',
    animals: 'Animals & nature',
    food: 'Food & drink',
    travel: 'Travel & places',
    activities: 'Activities',
    objects: 'Objects',
    symbols: 'Symbols',
    flags: 'Flags',
  } as Record<Group, string>,
  jump: 'Jump to a group',
  results: 'Search results',
  amount: (n: number) => plural(n, { one: `${n} emoji`, other: `${number(n)} emojis` }),
  none: (query: string) => `No emoji matches “${query}”.`,
  nearest: 'Nearest words:',
  copied: (what: string) => `Copied ${what}`,
  copiedInstead: (what: string) => `GitHub has no shortcode for it; copied ${what} itself`,
  collected: (what: string) => `Added ${what} and copied all of it`,
  cannotDraw: (version: number) => `Your system cannot draw this one (Emoji ${versionOf(version)}).`,
  keys: 'Arrow keys move, Enter copies, Space shows the details, / goes to the search.',
  details: 'Details',
  version: (version: number) => `Emoji ${versionOf(version)}`,
  copyEmoji: 'Copy emoji',
  favourite: 'Favourite',
  addFavourite: 'Add to favourites',
  tones: (count: number) => (count > 5 ? 'Skin tones and combinations' : 'Skin tones'),
  forms: 'Code forms',
  form: {
    codePoints: 'Code points',
    escape: 'Escape',
    codePointEscape: '\\u{…}',
    css: 'CSS',
    htmlHex: 'HTML hex',
    htmlDecimal: 'HTML decimal',
    python: 'Python',
    utf8: 'UTF-8 bytes',
    url: 'URL',
  } as Record<Form, string>,
  shortcode: 'Shortcode',
  noShortcode: 'GitHub has none yet',
  shortcodeWithoutTone: 'Shortcodes carry no skin tone.',
  keywords: 'Keywords',
  list: (texts: readonly string[]) => texts.join(', '),
  sequence: 'Made of',
  part: (kind: PartKind, char: string) => {
    const parts: Record<PartKind, string> = {
      sign: 'character',
      joiner: 'joins both sides into one emoji',
      'emoji-style': 'asks for the coloured emoji',
      'text-style': 'asks for the plain sign',
      'skin-tone': 'skin tone',
      hair: 'hair',
      region: `letter ${char} of a region’s code`,
      tag: `tag character ${char}`,
      'tag-end': 'ends the tags',
      keycap: 'frame of a key',
    };
    return parts[kind];
  },
} satisfies Words<typeof zhCn>;
