import { useSearch } from 'wouter';
import { noteAddressParameter } from './linked';
import { useToolId } from './tool-context';

/**
 * What the address says under a name that is no option but a way into the tool (`?code=404`); null where it says nothing. It `stays` there for who keeps
 * or passes on the address, or `goes` once it is read, where what it fills in is then edited.
 */
export function useAddressParameter(name: string, then: 'stays' | 'goes'): string | null {
  noteAddressParameter(useToolId(), name, then);
  return new URLSearchParams(useSearch()).get(name);
}
