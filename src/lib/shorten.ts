import { wholeCharacterCut } from './utf8-length';

/** The two ends of a long text with `…` in place of its middle, about `most` UTF-16 units in all; a text no longer than that as it is. */
export function shorten(text: string, most = 60): string {
  if (text.length <= most) return text;
  const head = wholeCharacterCut(text, Math.ceil((most - 1) / 2));
  const tail = wholeCharacterCut(text, text.length - Math.floor((most - 1) / 2));
  return `${text.slice(0, head)}…${text.slice(tail)}`;
}
