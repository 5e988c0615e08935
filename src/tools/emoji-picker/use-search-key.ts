import { useEffect, useRef } from 'react';
import { isPlainKey } from '../../ui/plain-key';

/** The search field, which the key `/` leads to from anywhere but another field. */
export function useSearchKey() {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPlainKey(event, '/')) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return search;
}
