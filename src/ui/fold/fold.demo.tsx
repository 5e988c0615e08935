import { useState } from 'react';
import { Fold } from './fold';

export default function FoldDemo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold label="More algorithms" isOpen={isOpen} onOpen={setOpen}>
      <p>BLAKE3, CRC32</p>
    </Fold>
  );
}
