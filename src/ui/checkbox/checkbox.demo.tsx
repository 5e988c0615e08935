import { useState } from 'react';
import { Checkbox } from './checkbox';

export default function CheckboxDemo() {
  const [on, setOn] = useState(true);
  return (
    <p>
      <Checkbox label="Upper case" checked={on} onChange={setOn} />{' '}
      <Checkbox label="Some" checked={false} indeterminate onChange={setOn} />{' '}
      <Checkbox label="With a hint" hint="What it means." checked={!on} onChange={(next) => setOn(!next)} />{' '}
      <Checkbox label="Disabled" checked={on} onChange={setOn} disabled />
    </p>
  );
}
