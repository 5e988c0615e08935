import { Badge } from '../../ui/badge/badge';
import { ALGORITHMS, type AlgorithmId } from '../../lib/hashing/algorithms';
import { type ToolWords, useWords } from './use-words';

/** The name of a row: SHA3 with its size beside it, as the size is an option. */
export function rowLabel(id: AlgorithmId): string {
  return id.startsWith('sha3-') ? 'SHA3' : ALGORITHMS[id].name;
}

/** What has to be known about an algorithm before its digest is used. */
export function RowMark({ id }: { id: AlgorithmId }) {
  const words = useWords();
  if (id.startsWith('sha3-')) return <Badge>{ALGORITHMS[id].bits}</Badge>;
  if (id.startsWith('keccak-')) return <span className="meta">{keccakHint(words, id)}</span>;
  if (ALGORITHMS[id].isBroken) {
    return (
      <Badge kind="warn" title={words.notForSecurityHint}>
        {words.notForSecurity}
      </Badge>
    );
  }
  return null;
}

/** When the submission of before FIPS 202 is the one that is meant. */
function keccakHint(words: ToolWords, id: AlgorithmId): string {
  if (id === 'keccak-256' || id === 'keccak-512') return `${words.legacy} · ${words.keccakHint[id]}`;
  return words.legacy;
}
