import { useWords } from '../../i18n/context';
import { Badge } from '../../ui/badge/badge';
import type { FileVerdict } from './check-file';
import type { words as zhCn } from './locales/zh-cn';

const LOOKS = {
  matches: { kind: 'ok', icon: 'check' },
  mismatches: { kind: 'bad', icon: 'x' },
  notListed: { kind: 'warn' },
} as const;

/** Whether a file is what it should be. */
export function Verdict({ verdict }: { verdict: FileVerdict }) {
  const words = useWords<typeof zhCn>();
  return <Badge {...LOOKS[verdict]}>{words[verdict]}</Badge>;
}
