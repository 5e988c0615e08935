import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useHasWrongField } from '../../operations/wrong-fields';
import { isRaw } from './algorithms';
import { decrypt, decryptRaw } from './operations';
import { encryptionOptions, rawOptionsOf } from './options';
import type { RawDraft } from './use-raw-draft';

/** What a ciphertext is decrypted to, with a passphrase or with a raw key. */
export function useOpened(text: TextSource, passphrase: string, draft: RawDraft) {
  const [options] = useOptions(encryptionOptions);
  const { openAlgorithm, openDerivation: derivation, openIterations: legacyIterations, showAs: textAs } = options;
  const isEmpty = isEmptySource(text);
  // Without a number of rounds only PBKDF2 rests where each derivation is tried.
  const hasNoRounds = useHasWrongField((name) => name === 'openIterations');
  const isAny = derivation === 'any';
  const raw = isRaw(openAlgorithm) ? openAlgorithm : undefined;
  const algorithm = isRaw(openAlgorithm) ? undefined : openAlgorithm;
  const opened = useOperation(
    decrypt,
    { text, passphrase },
    { algorithm, derivation, legacyIterations, withoutPbkdf2: isAny && hasNoRounds, textAs },
    { enabled: !raw && !isEmpty, dependsOn: isAny ? [] : ['openIterations'] },
  );
  const rawOpened = useOperation(
    decryptRaw,
    { text, key: draft.key.value, iv: draft.iv ?? '', additional: draft.additional.value },
    { ...rawOptionsOf(options), algorithm: raw, textAs },
    { enabled: raw !== undefined && !isEmpty },
  );
  const run = raw ? rawOpened : opened;
  const fault = run.status === 'fault' ? run.fault : undefined;
  // That nothing else fits says nothing while PBKDF2 was not tried.
  const isUntried = fault?.code === 'wrong-passphrase' && isAny && hasNoRounds;
  return {
    run,
    result: run.status === 'done' ? run.value : undefined,
    fault: isUntried ? undefined : fault,
  };
}
