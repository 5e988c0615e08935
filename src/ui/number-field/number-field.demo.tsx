import { useState } from 'react';
import { NumberField } from './number-field';

export default function NumberFieldDemo() {
  const [count, setCount] = useState(8);
  const [share, setShare] = useState(0.5);
  return (
    <>
      <NumberField label="Count" value={count} onChange={setCount} min={1} max={100} />
      <NumberField label="Share" value={share} onChange={setShare} min={0} max={1} step={0.05} suffix="of 1" />
      <NumberField label="Disabled" value={3} onChange={setCount} min={1} max={100} disabled />
    </>
  );
}
