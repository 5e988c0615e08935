import type { TextSource } from '../../lib/text-source';
import type { NoteItem } from '../../ui/notes/notes';
import type { Pair } from './conversion';
import type { ToolWords } from './use-words';

/** More warnings than these are only counted. */
const WARNINGS = 20;

/** Each irregular numeral with its regular form and the way to it; of many, the first ones. */
export function warningsOf(
  words: ToolWords,
  pairs: readonly Pair[],
  source: TextSource,
  goTo: (offset: number) => void,
): NoteItem[] {
  const irregular = pairs.filter((pair) => pair.regular !== undefined);
  const starts = typeof source === 'string' ? lineStarts(source) : undefined;
  const items: NoteItem[] = irregular.slice(0, WARNINGS).map(({ roman, regular = '', line }) => {
    const start = starts?.[line - 1];
    return {
      kind: 'warning',
      message: words.regular(roman, regular),
      ...(pairs.length > 1 && { where: words.lineName(line) }),
      ...(pairs.length > 1 && start !== undefined && { onGo: () => goTo(start) }),
    };
  });
  const more = irregular.length - items.length;
  return more > 0 ? [...items, { kind: 'warning', message: words.moreWarnings(more) }] : items;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n?|\n/g)].map((found) => found.index + found[0].length)];
}
