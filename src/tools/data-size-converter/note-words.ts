import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { Reading } from './read-amount';
import type { SizeReport } from './reports';
import type { ToolWords } from './use-words';

const read = (words: ToolWords, { notes }: { readonly notes: readonly Reading[] }) =>
  notes.flatMap(({ notes: its }) => its.map(words.note));

const ofSize = (words: ToolWords, report: SizeReport) => [
  ...read(words, report),
  ...(report.isWholeBits ? [] : [words.fractionOfBit]),
];

/** What the results do not say by themselves, in words. */
export const noteWords = {
  convert: ofSize,
  convertRate: read,
  time: read,
  neededFor: read,
  volume: ofSize,
  eventVolume: ofSize,
  sum: (words, { nested, doubtful, least, rows }) => [
    ...(nested > 0 ? [words.nestedNote(nested)] : []),
    ...(doubtful.length > 0 ? [words.smallB(doubtful.length)] : []),
    ...(least === undefined ? [] : [`${words.leastHint} (≥ ${least})`]),
    ...rows.flatMap(({ fault, line }) => (fault ? [`${words.place(line)}: ${words.fault(fault)}`] : [])).slice(0, 20),
  ],
} satisfies NoteWords<typeof operations, ToolWords>;
