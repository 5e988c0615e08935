import type { EmojiSet, TonedEmoji } from './emoji-set';
import { readForms } from './read-forms';

/** Code points of the longest emoji, a kiss of two with their skin tones, and some to spare. */
const LONGEST = 12;
/** What may stand around a pasted emoji without being a part of it: joiners and selectors that are left over. */
const GLUE = /\s|\u{200d}|\u{fe0e}|\u{fe0f}/u;

/**
 * The emojis in a text, each once, in their order; undefined when it holds anything else. Variation selectors may be
 * missing, and sequences that are no emoji fall into those they consist of.
 */
function emojisIn(text: string, set: EmojiSet): TonedEmoji[] | undefined {
  const characters = [...text];
  const found = new Map<string, TonedEmoji>();
  for (let at = 0; at < characters.length;) {
    let length = Math.min(LONGEST, characters.length - at);
    let toned: TonedEmoji | undefined;
    for (; length > 0 && !toned; length--) toned = set.find(characters.slice(at, at + length).join(''));
    if (toned) {
      found.set(toned.text, toned);
      at += length + 1;
    } else if (GLUE.test(characters[at] ?? '')) at++;
    else return undefined;
  }
  return found.size === 0 ? undefined : [...found.values()];
}

/** Beyond it a text was hardly pasted for its emojis. */
const MOST_CHARACTERS = 2000;

/** The emojis that a query is, pasted as they are or spelt in code; undefined when it is words. */
export function readEmojis(query: string, set: EmojiSet): TonedEmoji[] | undefined {
  if (query.length > MOST_CHARACTERS) return undefined;
  const pasted = emojisIn(query, set);
  if (pasted) return pasted;
  const spelt = readForms(query);
  return spelt === undefined ? undefined : emojisIn(spelt, set);
}
