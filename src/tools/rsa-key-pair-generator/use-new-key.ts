import { useState } from 'react';
import { isRsaBits } from '../../lib/keys/rsa-bits';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { generate, keyOptions } from './operations';

/** RSA keys above this many bits may take long, so they are made on request only. */
const MOST_UNASKED = 2048;

/** The new key of the page. It outlives a look at the other tab. */
export function useNewKey() {
  const [options, change, reset] = useOptions(keyOptions);
  const [round, setRound] = useState(0);
  const [requested, setRequested] = useState('');
  const { type, bits } = options;
  const isRsa = type === 'rsa';
  const wanted = `${type}/${bits}`;
  const isMadeUnasked = !isRsa || bits <= MOST_UNASKED;
  const isPossible = !isRsa || isRsaBits(bits);
  const isAsked = isPossible && (isMadeUnasked || requested === wanted);
  const run = useOperation(
    generate,
    {},
    { type, bits: isRsa ? bits : MOST_UNASKED },
    { enabled: isAsked, resultKey: round },
  );

  /** Makes another key; while one is being made, nothing. */
  const makeAnother = () => {
    if (!isPossible || run.status === 'busy') return;
    if (isAsked) setRound(round + 1);
    setRequested(wanted);
  };
  return { options, change, reset, run, makeAnother };
}

export type NewKey = ReturnType<typeof useNewKey>;
