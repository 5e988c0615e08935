import { useState } from 'react';
import { cleanAddress } from './link-address';
import { useWords } from './use-words';

export interface TypedAddress {
  /** For the field in which it is typed. */
  readonly field: {
    readonly value: string;
    readonly onChange: (typed: string) => void;
    readonly error: string | undefined;
  };
  /** Does something with the address if that is allowed; that there is none is wrong from then on. */
  readonly tryWith: (apply: (address: string) => void) => void;
}

/** An address that is typed in a dialog, and what is wrong with it. */
export function useAddress(before: string, isAllowed: (address: string) => boolean, notAllowed: string): TypedAddress {
  const words = useWords();
  const [typed, setTyped] = useState(before);
  const [isTried, setTried] = useState(false);
  const address = cleanAddress(typed);
  const missing = isTried ? words.addressMissing : undefined;
  const wrong = isAllowed(address) ? undefined : notAllowed;
  const tryWith = (apply: (address: string) => void) => {
    setTried(true);
    if (isAllowed(address)) apply(address);
  };
  return { tryWith, field: { value: typed, onChange: setTyped, error: address === '' ? missing : wrong } };
}
