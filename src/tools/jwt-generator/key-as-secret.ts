import { isPublicAsSecret } from '../../lib/jwt/public-as-secret';
import type { SignNote } from './notes';

/** What is to be told of a secret that is a key of another kind in some spelling. */
export function keyNotes(bytes: Uint8Array<ArrayBuffer>): SignNote[] {
  if (!isPublicAsSecret(bytes)) return [];
  const isPrivate = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/.test(new TextDecoder('latin1').decode(bytes));
  return [{ code: isPrivate ? 'private-key-as-secret' : 'public-key-as-secret' }];
}
