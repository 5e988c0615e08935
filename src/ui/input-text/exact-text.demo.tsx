import { useState } from 'react';
import { ExactText } from './exact-text';

export default function ExactTextDemo() {
  const [key, setKey] = useState('4a656665');
  return <ExactText label="Key" clearable value={key} onChange={setKey} />;
}
