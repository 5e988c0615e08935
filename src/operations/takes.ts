import type { TextSource } from '../lib/text-source';
import type { HandedOver } from './drafts';

// What fields take of what is handed over to their tool (`takes` of `useDraft`), where it is not the text or file as it is.

/** For a field that holds no file: a text. */
export function takesString({ text }: HandedOver): string | undefined {
  return typeof text === 'string' ? text : undefined;
}

/** For a field of one line that holds no file: a text as browsers paste it there. What ends a line would count without being seen. */
export function takesLine(given: HandedOver): string | undefined {
  return takesString(given)
    ?.replace(/(?<![\r\n])[\r\n]+$/, '')
    .replace(/\r\n|[\r\n]/g, ' ');
}

/** Whether a text belongs into a field of several lines: it has more than one that is not blank, or is a file. */
export function hasSeveralLines(text: TextSource): boolean {
  return typeof text !== 'string' || /[\r\n]/.test(text.trim());
}
