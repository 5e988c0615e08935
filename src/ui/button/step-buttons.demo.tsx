import { useState } from 'react';
import { StepButtons } from './step-buttons';

export default function StepButtonsDemo() {
  const [place, setPlace] = useState(1);
  return (
    <p>
      <StepButtons
        words={{ previous: 'Previous', next: 'Next' }}
        disabled={false}
        onStep={(by) => setPlace(((place + by + 2) % 3) + 1)}
      />{' '}
      {place} of 3
    </p>
  );
}
