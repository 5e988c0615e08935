import { useState } from 'react';
import { useSettled } from '../../ui/use-settled';

/** So long must typing rest before work begins by itself. */
const PAUSE = 400;

export interface Permission {
  readonly isGranted: boolean;
  /** How often it was asked for: each time is a new round of work. */
  readonly round: number;
  readonly ask: () => void;
}

/**
 * Tells when work on what `key` stands for may begin: fast work as soon as the key has rested, slow work only when it was
 * asked for with this very key.
 */
export function usePermission(key: string, isSlow: boolean): Permission {
  const settled = useSettled(key, PAUSE);
  const [asked, setAsked] = useState<string>();
  const [round, setRound] = useState(0);
  // What was asked for once is not wished for again when one comes back to it.
  if (asked !== undefined && asked !== key) setAsked(undefined);
  const ask = () => {
    setAsked(key);
    setRound(round + 1);
  };
  return { isGranted: isSlow ? asked === key : settled === key, round, ask };
}
