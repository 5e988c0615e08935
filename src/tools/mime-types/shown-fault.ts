import { shorten } from '../../lib/shorten';
import type { LookupFault } from './lookup';

/** A fault with so much of what was typed as its message can hold. */
export function shownFault(fault: LookupFault): LookupFault {
  switch (fault.code) {
    case 'bad-type':
      return fault;
    case 'unknown-extension':
      return { ...fault, extension: shorten(fault.extension) };
    case 'unknown-type':
      return { ...fault, type: shorten(fault.type) };
  }
}
