import { useState } from 'react';
import { ColorField } from './color-field';

export default function ColorFieldDemo() {
  const [front, setFront] = useState('#2f80ed');
  const [back, setBack] = useState('#2f80ed80');
  return (
    <>
      <ColorField label="Opaque" value={front} onChange={setFront} hasAlpha={false} />
      <ColorField label="With opacity" value={back} onChange={setBack} />
    </>
  );
}
