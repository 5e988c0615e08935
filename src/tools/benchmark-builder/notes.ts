import { shorten } from '../../lib/shorten';
import type { NoteItem } from '../../ui/notes/notes';
import type { Measured } from './operations';
import type { ToolWords } from './use-words';
import { withUnit } from './write-results';

/** So many examples are named. */
const NAMED = 5;

function examplesOf(examples: readonly string[], count: number): string {
  const named = examples.slice(0, NAMED).map((example) => shorten(example));
  return named.join(', ') + (count > Math.min(NAMED, examples.length) ? ', …' : '');
}

/** What is odd about the values of a suite. */
export function notesOf(words: ToolWords, measured: Measured, unit: string): NoteItem[] {
  const { statistics, ignored, ignoredCount, isRounded, commaRole } = measured;
  const items: NoteItem[] = [];
  if (ignoredCount > 0) {
    items.push({ kind: 'error', message: words.ignored(ignoredCount, examplesOf(ignored, ignored.length)) });
  }
  if (isRounded) items.push({ kind: 'warning', message: words.rounded });
  if (commaRole) items.push({ kind: 'warning', message: words.commaUnsure[commaRole] });
  if (statistics && statistics.outlierCount > 0) {
    const { outliers, outlierCount } = statistics;
    const examples = examplesOf(
      outliers.map((value) => withUnit(value, unit)),
      outlierCount,
    );
    items.push({ kind: 'warning', message: words.outliers(outlierCount, examples) });
  }
  return items;
}
