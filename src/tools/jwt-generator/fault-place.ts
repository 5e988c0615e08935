import type { SignFault } from './sign';

/** The field beside which a fault is told. */
export function placeOfFault({ code }: SignFault): 'header' | 'payload' | 'key' {
  switch (code) {
    case 'header-not-json':
    case 'header-not-object':
    case 'no-alg':
    case 'unknown-alg':
    case 'unencoded':
      return 'header';
    case 'payload-not-json':
    case 'payload-not-object':
      return 'payload';
    default:
      return 'key';
  }
}
