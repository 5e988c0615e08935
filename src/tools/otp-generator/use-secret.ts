import { useState } from 'react';
import type { HandedOver } from '../../operations/drafts';
import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { holdsAddress } from '../../lib/otp-uri/account';
import { makeSecret } from './operations';
import { writeSecret, type Reading } from '../../lib/otp-uri/secret';

/** Whether what is handed over is the address of an account and no secret alone. */
export function isAddressGiven({ text }: HandedOver): boolean {
  return typeof text === 'string' && holdsAddress(text);
}

/** The secret: what was typed, or one by chance, new at each visit; empty until that is made. */
export function useSecret(reading: Reading): readonly [
  string,
  change: (secret: string | null) => void,
  renew: () => void,
  isMade: boolean,
  /** As it was typed; null for the one by chance. */
  typed: string | null,
] {
  const [typed, setTyped] = useDraft<string | null>('secret', null, {
    secret: true,
    takes: (given) => (isAddressGiven(given) ? undefined : takesLine(given)),
  });
  const [round, setRound] = useState(0);
  const made = useOperation(makeSecret, {}, {}, { resultKey: round });
  const secret = typed ?? (made.value && writeSecret(made.value, reading));
  const renew = () => {
    setTyped(null);
    setRound(round + 1);
  };
  return [secret ?? '', setTyped, renew, secret !== undefined, typed];
}
