import { useEffect } from 'react';
import { useAddressParameter } from '../../operations/use-address-parameter';

/** What the address asks for: `?q=docx`. */
export function useLinkedQuery(setQuery: (query: string) => void): void {
  const linked = useAddressParameter('q', 'goes');
  useEffect(() => {
    if (linked !== null) setQuery(linked);
  }, [linked, setQuery]);
}
