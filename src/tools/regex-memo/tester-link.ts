import type { Row } from './entries';

/** What the tester opens with: its options, and the text. */
export interface Sample {
  readonly options: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The first claim of an entry as the tester takes it: the pattern itself where the engine refuses it, so that it says why. */
export function sampleOf({ entry }: Pick<Row, 'entry'>): Sample {
  const [claim] = entry.claims;
  const { pattern, flags } = claim;
  if ('isRefused' in claim) return { options: { pattern, flags, mode: 'match' }, text: '' };
  if ('replacement' in claim) {
    return { options: { pattern, flags, mode: 'replace', replacement: claim.replacement }, text: claim.text };
  }
  return { options: { pattern, flags, mode: 'match' }, text: claim.text };
}
