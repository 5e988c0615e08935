import { numbersOf } from '../words';

const { count } = numbersOf('fr');

/** Something is not Base64, or not the form of it for addresses; the first character that does not fit is counted from 1. */
export function notBase64(character?: number, subject = 'Ce', kind: 'Base64' | 'base64url' = 'Base64'): string {
  return `${subject} n’est pas du ${kind}${character === undefined ? '' : ` (caractère ${count(character)})`}.`;
}
