import { useEffect, useState } from 'react';

/** True once the page has loaded with all that it needs, and a moment has passed in which nothing else was to do. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      timer = setTimeout(() => setLoaded(true));
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      clearTimeout(timer);
    };
  }, []);
  return isLoaded;
}
