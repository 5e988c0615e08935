import type { SignatureReport } from './report';
import type { ToolWords } from './use-words';

/** What there is to say of a signature, the weightiest first. */
export function sentencesOf(
  words: ToolWords,
  { fault, added, later, chain, trust, permission }: SignatureReport,
): string[] {
  return [
    fault && words.signatureFault(fault),
    added !== undefined && (added === 0 ? words.wholeFile : words.added(added, later)),
    permission !== undefined && words.permission(permission),
    chain.length > 0 && words.trust(trust),
  ].filter((sentence) => typeof sentence === 'string');
}
