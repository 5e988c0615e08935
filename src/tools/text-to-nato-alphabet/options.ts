import * as v from 'valibot';
import { ALPHABET_IDS } from './alphabets';

/** How text is spelled. */
export const spellingSettings = v.object({
  alphabet: v.optional(v.picklist(ALPHABET_IDS), 'icao'),
  digits: v.optional(v.picklist(['words', 'aviation', 'figures']), 'words'),
  punctuation: v.optional(v.picklist(['names', 'signs']), 'names'),
  capitals: v.optional(v.picklist(['unmarked', 'say', 'case']), 'unmarked'),
  space: v.optional(v.picklist(['word', 'break', 'slash']), 'word'),
  separator: v.optional(v.picklist(['space', 'dash', 'comma', 'lines']), 'space'),
});

/** Everything that is remembered of this tool; the text is not. */
export const spellingOptions = v.object({
  ...spellingSettings.entries,
  direction: v.optional(v.picklist(['spell', 'read']), 'spell'),
  view: v.optional(v.picklist(['text', 'list']), 'text'),
});
