import { useState } from 'react';
import { FileButton } from './file-button';

export default function FileButtonDemo() {
  const [name, setName] = useState('');
  return (
    <>
      <FileButton label="Choose an image" accept="image/*" onFile={(file) => setName(file.name)} /> {name}
    </>
  );
}
