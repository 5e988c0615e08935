import { LinkedPanes } from './linked-panes';
import { useLinkedSides } from './use-linked-sides';

const DONE = { status: 'done', stale: false, cancel: () => {}, retry: () => {} } as const;

export default function LinkedPanesDemo() {
  const sides = useLinkedSides(['there', 'back'], 'desserts');
  const text = typeof sides.source === 'string' ? Array.from(sides.source).toReversed().join('') : '';
  const pane = {
    run: { ...DONE, value: { text } },
    error: undefined,
    fileName: 'text.txt',
    placeholder: '',
    example: 'drawer',
  };
  return <LinkedPanes sides={sides} panes={{ there: { ...pane, label: 'There' }, back: { ...pane, label: 'Back' } }} />;
}
