import { useState } from 'react';
import { Switch } from './switch';

export default function SwitchDemo() {
  const [on, setOn] = useState(true);
  return (
    <p>
      <Switch label="Strict" checked={on} onChange={setOn} />{' '}
      <Switch label="Disabled" checked={on} onChange={setOn} disabled />
    </p>
  );
}
