import { type Key, publicPart } from './key';
import { isSshKey, type SshKey } from './ssh-public';

/** The public part of a key that OpenSSH knows. */
export function sshPart(key: Key): SshKey {
  const part = publicPart(key);
  if (!isSshKey(part)) throw new Error(`OpenSSH knows no such key: ${part.type}`);
  return part;
}
