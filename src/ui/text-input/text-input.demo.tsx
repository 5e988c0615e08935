import { useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { Panes } from '../layout/layout';
import { TextInput } from './text-input';

const BROKEN = '{\n  "retries": 3\n  "hosts": ["cn-north-1"],\n}';
const EXAMPLES = [
  { label: 'Simple', value: '{"a": 1}' },
  { label: 'With a fault', value: BROKEN },
];

export default function TextInputDemo() {
  const [text, setText] = useState<TextSource>(BROKEN);
  const [long, setLong] = useState<TextSource>(
    () => new File(['{"id": 1, "kind": "click"}\n'.repeat(200_000)], 'events-2026-11.json'),
  );
  const [field, setField] = useState<TextSource>('The quick brown fox');
  return (
    <>
      <Panes>
        <TextInput
          variant="pane"
          label="With a fault"
          value={text}
          onChange={setText}
          readAs="JSON5"
          example={EXAMPLES}
          error={text === BROKEN ? { message: 'Line 3, column 3: expected "," or "}"', at: 19 } : undefined}
        />
        <TextInput variant="pane" label="Held as a file" value={long} onChange={setLong} example="short" />
      </Panes>
      <TextInput
        label="In a form"
        value={field}
        onChange={setField}
        readAs="19 bytes"
        hint="Stays on this device."
        error={field === '' ? { message: 'Enter a text.' } : undefined}
      />
    </>
  );
}
