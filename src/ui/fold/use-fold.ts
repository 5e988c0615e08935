import { useState } from 'react';

/**
 * Whether a fold is open, and how to set it. It opens itself when something inside is wrong, and once open stays so: the error goes while
 * somebody is typing in there.
 */
export function useFold(isWrong: boolean) {
  const [isOpen, setOpen] = useState(false);
  if (isWrong && !isOpen) setOpen(true);
  return [isOpen, setOpen] as const;
}
