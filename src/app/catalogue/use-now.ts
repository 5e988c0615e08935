import { useEffect, useState } from 'react';

/**
 * The moment by which tools are told to be new. It begins with the moment of the build, so that the first render is
 * the prerendered one, and goes over to the visitor's clock when that would change anything (see `boot.js`).
 */
export function useNow(): number {
  const [now, setNow] = useState(() => (isPrerendered() ? __BUILD_TIME__ : Date.now()));
  useEffect(() => setNow(Date.now()), []);
  return now;
}

function isPrerendered(): boolean {
  return import.meta.env.SSR || !('csr' in document.documentElement.dataset);
}
