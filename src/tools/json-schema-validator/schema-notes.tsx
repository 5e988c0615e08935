import type { CheckFault, SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { PlacedNote, PlacedSchema } from '../../lib/json-schema/placed';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import type { TooSlowFault } from './operations';
import { useWords, type ToolWords } from './use-words';

/** What goes to a place of the schema in the field, where that is possible. */
export type WayToSchema = (start: number, end: number) => (() => void) | undefined;

/** Where something stands in a schema, and how one gets there if it is the one in the field. */
function wayInto({ file, name, place }: PlacedSchema, words: ToolWords, toSchema: WayToSchema): Partial<NoteItem> {
  if (!place) return {};
  const where =
    name === '' ? words.place(place.line, place.column) : `${name}, ${words.place(place.line, place.column)}`;
  return { where, onGo: file === 0 ? toSchema(place.start, place.end) : undefined };
}

/** What there is to say of schemas that work, and of those that are not used. */
export function schemaNotes(
  notes: readonly PlacedNote[],
  unused: readonly SchemaSourceFault[],
  words: ToolWords,
  toSchema: WayToSchema,
): NoteItem[] {
  return [
    ...notes.map((note): NoteItem => ({
      kind: 'warning',
      message: words.jsonSchema.note(note),
      ...wayInto(note.schema, words, toSchema),
    })),
    ...unused.map((fault): NoteItem => ({ kind: 'warning', message: words.unused(words.jsonSchema.fault(fault)) })),
  ];
}

/** Everything that is wrong with a schema, where it is more than the field says. */
export function FlawNotes({ fault, toSchema }: { fault: CheckFault | TooSlowFault; toSchema: WayToSchema }) {
  const words = useWords();
  if (fault.code !== 'faulty-schema' || fault.flaws.length < 2) return null;
  return (
    <Notes
      title={words.flaws}
      items={fault.flaws.map((flaw): NoteItem => ({
        kind: 'error',
        message: words.jsonSchema.flaw(flaw),
        ...wayInto(flaw.schema, words, toSchema),
      }))}
    />
  );
}
