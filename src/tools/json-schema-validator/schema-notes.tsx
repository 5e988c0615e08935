import type { RefObject } from 'react';
import type { CheckFault } from '../../lib/json-schema/check-text';
import type { PlacedSchema } from '../../lib/json-schema/placed';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import type { TextInputHandle } from '../../ui/text-input/text-input';
import type { TooSlowFault } from './operations';
import { useWords, type ToolWords } from './use-words';

type Field = RefObject<TextInputHandle | null> | undefined;

/** Where something stands in a schema, and how one gets there if it is the one in the field. */
export function wayInto({ file, name, place }: PlacedSchema, words: ToolWords, field: Field): Partial<NoteItem> {
  if (!place) return {};
  const where =
    name === '' ? words.place(place.line, place.column) : `${name}, ${words.place(place.line, place.column)}`;
  return file === 0 && field ? { where, onGo: () => field.current?.goTo(place.start, place.end) } : { where };
}

/** Everything that is wrong with a schema, where it is more than the field says. */
export function FlawNotes({ fault, goTo }: { fault: CheckFault | TooSlowFault; goTo: Field }) {
  const words = useWords();
  if (fault.code !== 'faulty-schema' || fault.flaws.length < 2) return null;
  return (
    <Notes
      title={words.flaws}
      items={fault.flaws.map((flaw): NoteItem => ({
        kind: 'error',
        message: words.jsonSchema.flaw(flaw),
        ...wayInto(flaw.schema, words, goTo),
      }))}
    />
  );
}
