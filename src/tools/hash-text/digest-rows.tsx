import { ALGORITHMS, type AlgorithmId } from '../../lib/hashing/algorithms';
import { writeDigest } from '../../lib/hashing/digest-encoding';
import type { Digests } from '../../lib/hashing/hashing';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import type { FileVerdict } from './check-file';
import type { Verdicts } from './expected';
import { hashOptions } from './options';
import { useWords } from './use-words';

export interface DigestRowsProps {
  title: string;
  ids: readonly AlgorithmId[];
  digests: Digests;
  verdicts: Verdicts;
}

/** Named digests in the chosen writing; empty while there are none. */
export function DigestRows({ title, ids, digests, verdicts }: DigestRowsProps) {
  const [{ encoding }] = useOptions(hashOptions);
  const rows = ids.map((id) => ({
    // The size of SHA3 is an option, and stands beside its name.
    label: id.startsWith('sha3-') ? 'SHA3' : ALGORITHMS[id].name,
    mark: <RowMark id={id} />,
    value: writeDigest(digests[id] ?? '', encoding),
    state: verdicts[id],
  }));
  return <FactRows title={title} hideTitle nameWidth={156} rows={rows} />;
}

/** What has to be known about an algorithm before its digest is used. */
function RowMark({ id }: { id: AlgorithmId }) {
  const words = useWords();
  const { bits, isBroken } = ALGORITHMS[id];
  if (id.startsWith('sha3-')) return <Badge>{bits}</Badge>;
  if (id.startsWith('keccak-')) {
    // When the submission of before FIPS 202 is the one that is meant.
    const hint = id === 'keccak-256' || id === 'keccak-512' ? ` · ${words.keccakHint[id]}` : '';
    return <span className="meta">{words.legacy + hint}</span>;
  }
  if (!isBroken) return null;
  return (
    <Badge kind="warn" title={words.notForSecurityHint}>
      {words.notForSecurity}
    </Badge>
  );
}

const LOOKS = {
  matches: { kind: 'ok', icon: 'check' },
  mismatches: { kind: 'bad', icon: 'x' },
  notListed: { kind: 'warn' },
} as const;

/** Whether a file is what it should be. */
export function Verdict({ verdict }: { verdict: FileVerdict }) {
  const words = useWords();
  return <Badge {...LOOKS[verdict]}>{words[verdict]}</Badge>;
}
