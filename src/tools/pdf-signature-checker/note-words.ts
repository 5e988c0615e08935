import type { NoteWords } from '../../operations/note-words';
import type * as operations from './operations';
import type { SignatureReport } from './report';
import { sentencesOf } from './sentences';
import type { ToolWords } from './use-words';

/** What the results do not say by themselves, in words. */
export const noteWords = {
  check: (words, { signatures, rootFault, isEncrypted, hasRevocationData, more }) =>
    [
      ...signatures.map((signature, at) => noteOf(words, signature, at + 1)),
      signatures.length === 0 && words.none,
      rootFault && words.rootFault(rootFault),
      isEncrypted && words.encrypted,
      hasRevocationData && words.revocationData,
      more > 0 && words.more(more),
      signatures.length > 0 && words.notChecked,
    ].filter((note) => typeof note === 'string'),
} satisfies NoteWords<typeof operations, ToolWords>;

function noteOf(words: ToolWords, signature: SignatureReport, place: number): string {
  const { status, kind, chain, time, warnings } = signature;
  const [signer] = chain;
  return words.note(words.title(place, kind), [
    words.status[status],
    ...(signer ? [words.signedBy(signer.name, time && { at: new Date(time.at).toISOString(), from: time.from })] : []),
    ...sentencesOf(words, signature),
    ...warnings.map(words.warning),
  ]);
}
