import { useState } from 'react';
import { useSettled } from '../../ui/use-settled';

/** So long must typing rest before work begins by itself. */
const PAUSE = 400;

/**
 * Tells when work on what `key` stands for may begin: fast work as soon as the key has rested, slow work only when it was
 * asked for with this very key.
 */
export function usePermission(key: string, isSlow: boolean): { readonly isGranted: boolean; readonly ask: () => void } {
  const settled = useSettled(key, PAUSE);
  const [asked, setAsked] = useState<string>();
  // What was asked for once is not wished for again when one comes back to it.
  if (asked !== undefined && asked !== key) setAsked(undefined);
  return { isGranted: isSlow ? asked === key : settled === key, ask: () => setAsked(key) };
}
