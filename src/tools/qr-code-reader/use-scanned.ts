import { useRef, useState } from 'react';
import { newCodes } from './collect-codes';
import type { FoundCode } from './report';

/** What a camera has found so far, each code once; `add` gives those that are new. */
export function useScanned() {
  const [codes, setCodes] = useState<readonly FoundCode[]>([]);
  // Several frames may come before the next drawing.
  const latest = useRef(codes);
  const set = (next: readonly FoundCode[]) => {
    latest.current = next;
    setCodes(next);
  };
  const add = (found: readonly FoundCode[]): readonly FoundCode[] => {
    const added = newCodes(latest.current, found);
    if (added.length > 0) set([...latest.current, ...added]);
    return added;
  };
  return { codes, add, clear: () => set([]) };
}
