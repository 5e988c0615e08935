import { Badge } from '../../ui/badge/badge';
import type { FileVerdict } from './check-file';
import { useWords } from './use-words';

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
