import { useState } from 'react';

/** Longer lists are written in the worker. */
export const LONG_LIST = 65_536;
/** Longer ones take a while, which is asked about before it begins. */
export const SLOW_ROWS = 2 ** 20;

/** A list of many rows that was asked for, and where it goes. */
export interface WantedFile {
  readonly rows: number;
  /** Bytes that a row takes at most. */
  readonly rowBytes: number;
  readonly fileName: string;
  readonly to: 'clipboard' | 'file';
}

/** What was asked for last, and whether it is to be written: many rows only once that was allowed. */
export function useWantedFile<W extends WantedFile>() {
  const [wanted, want] = useState<W>();
  const [allowed, allow] = useState<W>();
  const isAllowed = wanted !== undefined && allowed === wanted;
  return {
    wanted,
    isAllowed,
    isWriting: wanted !== undefined && (wanted.rows <= SLOW_ROWS || isAllowed),
    want,
    onAllow: () => allow(wanted),
    onEnd: () => want(undefined),
  };
}
