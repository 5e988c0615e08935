import type { PlacedNote } from '../../lib/json-schema/placed';
import type { SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words: all that the page shows beside them. */
export const noteWords = {
  validate: (words, { errors, count, notes, schemaNotes, unused, isSwapped }) => [
    ...(isSwapped ? [words.swapped] : []),
    ...errors.map(
      ({ place, pointer, problem }) =>
        `${words.place(place.line, place.column)}${words.colon}${words.at(pointer, words.jsonSchema.problem(problem))}`,
    ),
    ...(count > errors.length ? [words.moreErrors(count - errors.length)] : []),
    ...notes.map(words.dataNote),
    ...ofSchema(words, schemaNotes, unused),
  ],
  generate: (words, { notes }) => notes.map(words.dataNote),
  sample: (words, { notes, unused }) => ofSchema(words, notes, unused),
} satisfies NoteWords<typeof operations, ToolWords>;

function ofSchema(
  words: ToolWords,
  notes: readonly PlacedNote[],
  unused: readonly SchemaSourceFault[],
): readonly string[] {
  return [
    ...notes.map((note) => `${words.schema}${words.colon}${words.jsonSchema.note(note)}`),
    ...unused.map((fault) => words.unused(words.jsonSchema.fault(fault))),
  ];
}
