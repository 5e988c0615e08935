import { useState } from 'react';

/**
 * Whether something was here once, such as the first answer of an operation. What stands below an answer waits for it on opening, so that the
 * page does not jump; afterwards it keeps its place.
 */
export function useArrived(isHere: boolean): boolean {
  const [hasArrived, setArrived] = useState(isHere);
  if (isHere && !hasArrived) setArrived(true);
  return isHere || hasArrived;
}
