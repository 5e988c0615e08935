import { useEffect } from 'react';
import { useSearch } from 'wouter';

/** What the address asks for: `?q=docx`. */
export function useLinkedQuery(setQuery: (query: string) => void): void {
  const linked = new URLSearchParams(useSearch()).get('q');
  useEffect(() => {
    if (linked !== null) setQuery(linked);
  }, [linked, setQuery]);
}
