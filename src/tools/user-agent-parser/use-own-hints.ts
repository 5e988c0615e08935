import { useEffect, useState } from 'react';
import { writeHintHeaders } from '../../lib/user-agent/hint-headers';
import { readOwnHints } from '../../lib/user-agent/this-browser';

/** The client hints that this browser offers, as header lines; none at first, and where it offers none. */
export function useOwnHints(): string {
  const [hints, setHints] = useState('');
  useEffect(() => {
    let isGone = false;
    void readOwnHints().then((found) => {
      if (!isGone && found) setHints(writeHintHeaders(found));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return hints;
}
