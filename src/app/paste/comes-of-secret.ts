import { holdsSecret } from '../../operations/drafts';

/** What these make is a secret, also where nobody has typed one. */
const MAKERS = new Set(['bip39-generator', 'otp-generator', 'rsa-key-pair-generator', 'token-generator']);

/** Whether what is sent from a tool now counts as a secret: it is neither stored for a reload nor remembered. */
export function comesOfSecret(toolId: string): boolean {
  return MAKERS.has(toolId) || holdsSecret(toolId);
}
