import { useState } from 'react';
import { RevealButton } from './reveal-button';

export default function RevealButtonDemo() {
  const [isShown, setShown] = useState(false);
  return (
    <p>
      {isShown ? 'open sesame' : '••••'} <RevealButton isShown={isShown} onShow={setShown} />
    </p>
  );
}
