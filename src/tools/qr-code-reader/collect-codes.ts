import { toHex } from '../../lib/hex';
import type { FoundCode } from './report';

/** What makes two codes the same: kind and bytes; of a series also the place. */
export function identityOf({ kind, bytes, part, addOn = '' }: FoundCode): string {
  return [kind, part ? `${part.id}/${part.place}` : '', addOn, toHex(bytes)].join(' ');
}

/** Those of the codes that are new to a list; a damaged one says nothing that could be kept. */
export function newCodes(known: readonly FoundCode[], found: readonly FoundCode[]): readonly FoundCode[] {
  const identities = new Set(known.map(identityOf));
  return found.filter((code) => {
    const identity = identityOf(code);
    if (code.isDamaged || identities.has(identity)) return false;
    identities.add(identity);
    return true;
  });
}

/** Texts that hold a secret, also where they are written so that nothing takes them. */
const OF_SECRETS = /^\s*(?:otpauth(?:-migration)?|wifi):/i;

/** Whether a code holds what is covered until the visitor asks for it. Of a part of a series nobody knows what it is a part of. */
export function hasSecret({ card, part, text }: Pick<FoundCode, 'card' | 'part' | 'text'>): boolean {
  if (part !== undefined) return true;
  const hasField = card?.fields.some(({ isSecret }) => isSecret) === true;
  // An open network has no password; what its card knows is all that it says.
  if (card?.type === 'wifi' && card.opening) return hasField || card.opening.isSecret;
  return OF_SECRETS.test(text) || hasField || card?.opening?.isSecret === true;
}
