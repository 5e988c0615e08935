import type { TonedEmoji } from './emoji-set';
import { writeForm, writeShortcode } from './forms';
import type { Copies } from './options';

/** What a click on an emoji copies; undefined where it has no shortcode. */
export function copiedText({ emoji, text }: TonedEmoji, copies: Copies): string | undefined {
  switch (copies) {
    case 'emoji':
      return text;
    case 'codePoints':
      return writeForm(text, 'codePoints');
    case 'escape':
      return writeForm(text, 'escape');
    case 'html':
      return writeForm(text, 'htmlHex');
    case 'shortcode': {
      const [shortcode] = emoji.shortcodes;
      return shortcode === undefined ? undefined : writeShortcode(shortcode);
    }
  }
}
