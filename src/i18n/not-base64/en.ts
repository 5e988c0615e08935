import { numbersOf } from '../words';

const { count } = numbersOf('en');

/** Something is not Base64, or not the form of it for addresses; the first character that does not fit is counted from 1. */
export function notBase64(character?: number, subject = 'This', kind: 'Base64' | 'base64url' = 'Base64'): string {
  return `${subject} is not ${kind}${character === undefined ? '' : ` (character ${count(character)})`}.`;
}
