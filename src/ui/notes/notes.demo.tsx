import { Notes, type NoteItem } from './notes';

const ITEMS: NoteItem[] = [
  {
    kind: 'warning',
    message: (
      <>
        The key <code>"retries"</code> stands twice.
      </>
    ),
    where: 'Line 11, column 3',
    onGo: () => {},
  },
  { kind: 'info', message: 'Read as JSON5.', where: 'Line 2' },
  { kind: 'info', message: '2 strings hold JSON.', act: { label: 'Unwrap', onAct: () => {} } },
  { kind: 'error', message: 'The last line is cut off.' },
];

export default function NotesDemo() {
  return <Notes items={ITEMS} />;
}
