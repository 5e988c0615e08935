import { useState } from 'react';
import { hasSeveralLines, takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { generate, ibanOptions } from './operations';

/** What is in the field: typed by the visitor, or an IBAN made for tests. */
export function useIban(): [string, (text: string) => void, { isTest: boolean; renew: () => void }] {
  const [{ country }] = useOptions(ibanOptions);
  const [typed, setTyped] = useDraft<string | null>('text', '', {
    secret: true,
    takes: (given) => (hasSeveralLines(given.text ?? '') ? undefined : takesLine(given)),
  });
  const [round, setRound] = useState(0);
  const isTest = typed === null;
  const made = useOperation(generate, {}, { country }, { enabled: isTest, resultKey: round });
  const renew = () => {
    setTyped(null);
    setRound(round + 1);
  };
  return [typed ?? made.value ?? '', setTyped, { isTest, renew }];
}
