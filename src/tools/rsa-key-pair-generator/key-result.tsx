import type { Run } from '../../operations/use-operation';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import type { KeyFacts } from './inspect-key';
import { KeyBox } from './key-box';
import type { InspectFault, KeyReport } from './operations';
import { type ToolWords, useWords } from './use-words';

export interface KeyResultProps {
  run: Run<KeyReport, InspectFault>;
  /** The key was pasted, so where it came from is told too. */
  isInspected?: boolean;
}

/** A key in the chosen form, with its fingerprints and what is to be said about it. */
export function KeyResult({ run, isInspected = false }: KeyResultProps) {
  const words = useWords();
  const { value, stale } = run;
  if (!value) return null;
  const { facts, publicKey, privateKey } = value;
  return (
    <>
      <Notes items={notesOf(facts, words)} />
      {isInspected ? <Facts facts={facts} /> : null}
      <KeyBox title={words.publicKey} written={publicKey} stale={stale} />
      {privateKey ? <KeyBox title={words.privateKey} written={privateKey} isSecret stale={stale} /> : null}
      <ResultHead title={words.fingerprints} />
      <CopyRows label={words.fingerprints} nameWidth={170}>
        <CopyRow label={words.rows.sshSha256} value={facts.sshSha256} />
        <CopyRow label={words.rows.sshMd5} value={facts.sshMd5} />
        <CopyRow label={words.rows.spkiHex} value={facts.spkiHex} />
        <CopyRow label={words.rows.spkiBase64} value={facts.spkiBase64} />
        <CopyRow label={words.rows.thumbprint} value={facts.thumbprint} />
      </CopyRows>
    </>
  );
}

function Facts({ facts }: { facts: KeyFacts }) {
  const words = useWords();
  return (
    <>
      <ResultHead title={words.keyTitle(facts)} />
      <CopyRows label={words.keyTitle(facts)} nameWidth={170}>
        <CopyRow label={words.rows.bits} value={String(facts.bits)} />
        {facts.exponent === undefined ? null : <CopyRow label={words.exponent} value={facts.exponent} />}
        <CopyRow label={words.rows.source} value={words.sourceOf(facts)} />
        {facts.comment === undefined ? null : <CopyRow label={words.comment} value={facts.comment} />}
      </CopyRows>
    </>
  );
}

function notesOf({ type, bits, exponent, setSize = 1 }: KeyFacts, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (setSize > 1) items.push({ kind: 'info', message: words.firstOfSet(setSize) });
  if (type === 'rsa' && bits <= 1024) items.push({ kind: 'warning', message: words.broken(bits) });
  else if (type === 'rsa' && bits < 2048) items.push({ kind: 'warning', message: words.weak(bits) });
  // As FIPS 186-5 has it, an exponent is above 2 to the power of 16.
  if (exponent !== undefined && BigInt(exponent) < 65_537n) {
    items.push({ kind: 'warning', message: words.smallExponent });
  }
  return items;
}
