import { useState } from 'react';
import type { TextSource } from '../../lib/text-source';

/**
 * Whether the pair of key and IV has already encrypted another text since the page was opened. The pairs are held in
 * memory only. `pair` is undefined while there is no ciphertext.
 */
export function useReusedIv(pair: string | undefined, text: TextSource): boolean {
  const [first, setFirst] = useState<ReadonlyMap<string, TextSource>>(new Map());
  if (pair === undefined) return false;
  if (!first.has(pair)) {
    setFirst(new Map(first).set(pair, text));
    return false;
  }
  return first.get(pair) !== text;
}
