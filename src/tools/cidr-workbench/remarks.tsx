import { Notes, type NoteItem } from '../../ui/notes/notes';
import type { LineFault, ListNote } from './read-list';
import { useWords } from './use-words';

/** So many are told, and how many more there are. */
const MOST_TOLD = 20;

interface RemarksProps {
  faults: readonly LineFault[];
  notes: readonly ListNote[];
  /** Goes to a line of the list. */
  onGo?: ((line: number) => void) | undefined;
  title?: string;
}

/** What was left out of a list, and what was read otherwise than it stands there. */
export function Remarks({ faults, notes, onGo, title }: RemarksProps) {
  const words = useWords();
  const at = (line: number) => ({ where: words.place(line), ...(onGo && { onGo: () => onGo(line) }) });
  const items: NoteItem[] = [
    ...faults.map((fault): NoteItem => ({ kind: 'warning', message: words.lineFault(fault), ...at(fault.line) })),
    ...notes.map((note): NoteItem => ({ kind: 'info', message: words.note(note), ...at(note.line) })),
  ];
  const more = items.length - MOST_TOLD;
  const told = more > 0 ? [...items.slice(0, MOST_TOLD), { kind: 'info', message: words.more(more) } as const] : items;
  return <Notes items={told} {...(title !== undefined && { title })} />;
}
