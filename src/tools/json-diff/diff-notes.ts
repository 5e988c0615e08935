import { toJsonPointer } from '../../lib/json/json-path';
import type { NoteItem } from '../../ui/notes/notes';
import type { Comparison } from '../../lib/json-diff/comparison';
import { pathOfEntry } from '../../lib/json-diff/entry-path';
import { readIgnorePaths } from '../../lib/json-diff/ignore-paths';
import type { words as zhCn } from './locales/zh-cn';
import type { DiffSides } from './tree/diff-sides';

/** So many arrays that were not aligned are named. */
const NAMED_ARRAYS = 5;

export interface NoteActions {
  /** Takes the focus to a place of a side's text; undefined where the text is a file. */
  readonly goTo: (side: 'left' | 'right') => ((offset: number) => void) | undefined;
  readonly showEntry: (entry: number) => void;
}

/** What a comparison does not say by itself. */
export function diffNotes(
  sides: DiffSides,
  ignore: string,
  words: typeof zhCn,
  { goTo, showEntry }: NoteActions,
): NoteItem[] {
  const { comparison, left, right } = sides;
  const items: NoteItem[] = [];
  for (const bad of readIgnorePaths(ignore).bad) items.push({ kind: 'warning', message: words.badPath(bad) });
  for (const side of ['left', 'right'] as const) items.push(...readNotes(comparison, side, words, goTo(side)));
  for (const entry of comparison.unaligned.subarray(0, NAMED_ARRAYS)) {
    const path = toJsonPointer(pathOfEntry(comparison, entry, left, right));
    items.push({
      kind: 'info',
      message: words.unaligned(path),
      where: words.show,
      onGo: () => showEntry(entry),
    });
  }
  const more = comparison.unaligned.length - NAMED_ARRAYS;
  if (more > 0) items.push({ kind: 'info', message: words.moreUnaligned(more) });
  const { notFinite } = comparison.rightNotes.liberties;
  if (notFinite > 0) items.push({ kind: 'warning', message: words.notFiniteInPatch(notFinite) });
  return items;
}

function readNotes(
  comparison: Comparison,
  side: 'left' | 'right',
  words: typeof zhCn,
  goTo: ((offset: number) => void) | undefined,
): NoteItem[] {
  const { reading, roots, duplicates, duplicateCount } = side === 'left' ? comparison.leftNotes : comparison.rightNotes;
  const items: NoteItem[] = duplicates.map(({ key, line, at }) => ({
    kind: 'warning',
    message: words.duplicateKey(side, key, line),
    ...(goTo && { where: words.show, onGo: () => goTo(at) }),
  }));
  const more = duplicateCount - duplicates.length;
  if (more > 0) items.push({ kind: 'warning', message: words.moreDuplicates(side, more) });
  if (reading === 'json5') items.push({ kind: 'info', message: words.readAsJson5(side) });
  if (reading === 'lines') items.push({ kind: 'info', message: words.readAsLines(side, roots) });
  return items;
}
