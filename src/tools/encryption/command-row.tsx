import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { type Algorithm, type Derivation, hasDerivations, isRaw } from './algorithms';
import { type CommandFacts, opensslCommand } from './openssl-command';
import type { EncryptionOptions } from './options';
import { readBytes } from './written-bytes';
import { useWords } from './use-words';

export interface CommandRowProps {
  direction: CommandFacts['direction'];
  /** Undefined while there is no result. */
  algorithm: Algorithm | undefined;
  derivation: Derivation;
  iterations: number;
  options: EncryptionOptions;
  /** The raw key as typed. */
  keyText: string;
  /** The raw IV in hex. */
  iv: string | undefined;
}

/** The equal `openssl` command, where there is one. */
export function CommandRow({ algorithm, options, keyText, iv = '', ...facts }: CommandRowProps) {
  const words = useWords();
  if (algorithm === undefined || algorithm === 'raw-gcm') return null;
  if (!isRaw(algorithm) && !hasDerivations(algorithm)) return null;
  const { isPadded, encoding, keyAs } = options;
  const key = readBytes(keyText, keyAs, 'key');
  const command = opensslCommand({
    ...facts,
    algorithm,
    isPadded,
    encoding,
    iv,
    keySize: key.ok ? key.value.length : 0,
  });
  return (
    <CopyRows label={words.commands} nameWidth={80}>
      <CopyRow label={words.command} value={command} />
    </CopyRows>
  );
}
