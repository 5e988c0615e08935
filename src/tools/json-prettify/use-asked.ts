import { useState } from 'react';
import type { TextSource } from '../../lib/text-source';

/** What the visitor asked for beyond the options. */
export interface Asked {
  readonly jsonLines: boolean;
  /** Levels of JSON inside strings to take out. */
  readonly unwrap: number;
  readonly repair: boolean;
}

/** Asks for more. */
export type Ask = (more: Partial<Asked>) => void;

const NOTHING: Asked = { jsonLines: false, unwrap: 0, repair: false };

/** What was asked for; it holds for one input only. */
export function useAsked(source: TextSource): readonly [Asked, Ask] {
  const [kept, keep] = useState({ source, asked: NOTHING });
  const asked = kept.source === source ? kept.asked : NOTHING;
  return [asked, (more) => keep({ source, asked: { ...asked, ...more } })];
}
