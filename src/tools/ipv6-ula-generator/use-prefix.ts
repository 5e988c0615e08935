import { useEffect, useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { derive, describe, random, ulaOptions } from './operations';
import { writePrefix } from './ula';

/** The prefix that was made last, or one's own; it is drawn on the first visit and when one asks, and kept. */
export function usePrefix() {
  const [{ method, own, made, madeFrom }, change] = useOptions(ulaOptions);
  const [round, setRound] = useState(0);
  const isFirst = made === '' && !madeFrom;
  const drawn = useOperation(random, {}, {}, { enabled: isFirst || round > 0, resultKey: round });
  const fresh = drawn.status === 'done' ? drawn.value : undefined;
  useEffect(() => {
    if (fresh !== undefined) change({ made: fresh, madeFrom: undefined });
  }, [fresh, change]);
  const time = madeFrom ? { time: madeFrom.time } : {};
  const derivation = useOperation(derive, { mac: madeFrom?.mac ?? '' }, time, { enabled: madeFrom !== undefined });
  const derived = madeFrom && derivation.status === 'done' ? derivation.value : undefined;
  const generated = madeFrom ? derived && writePrefix(derived.prefix) : made;
  const isOwn = method === 'own';
  return {
    prefix: (isOwn ? own : generated) ?? '',
    /** What it was made of, where it was made of a moment and a MAC address. */
    derived: isOwn ? undefined : derived,
    draw: () => setRound((count) => count + 1),
  };
}

/** All of a prefix, and with the subnet that was chosen. A wrong subnet id says nothing about the prefix, of which all else stays. */
export function useFacts(prefix: string) {
  const [{ subnet, base }] = useOptions(ulaOptions);
  const enabled = prefix.trim() !== '';
  const run = useOperation(describe, { prefix }, { subnet, base }, { enabled });
  const whole = useOperation(describe, { prefix }, {}, { enabled });
  const facts = whole.status === 'done' ? whole.value : undefined;
  const chosen = run.status === 'done' && run.value?.prefix === facts?.prefix ? run.value : undefined;
  const fault = run.status === 'fault' ? run.fault : undefined;
  const isAboutSubnet = fault?.code === 'not-subnet' || fault?.code === 'subnet-above';
  return {
    facts,
    chosen,
    prefixFault: isAboutSubnet ? undefined : fault,
    subnetFault: isAboutSubnet ? fault : undefined,
  };
}
