import { useState } from 'react';
import type { TextSource } from '../../lib/text-source';

export interface Asked {
  readonly data: TextSource;
  readonly expression: TextSource;
  readonly args: TextSource;
}

/** What is to be run: what is typed, or, where the visitor wants to say when, what stood there when that was said. */
export function useAsked(
  typed: Asked,
  waits: boolean,
): { readonly asked: Asked | undefined; readonly ask: () => void } {
  const [asked, setAsked] = useState<Asked>();
  return { asked: waits ? asked : typed, ask: () => setAsked(typed) };
}
