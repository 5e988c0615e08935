import { Badge } from '../badge/badge';
import { ResultHead } from '../layout/layout';
import styles from './verdict.module.css';

export interface VerdictProps {
  /** Whether what was typed is as it should be. */
  isGood: boolean;
  title: string;
  /** What the title does not say, such as the kind of thing it is; never the verdict again. */
  badge?: string;
}

/** The head of a result that says whether something is right. It is read out when it changes. */
export function Verdict({ isGood, title, badge }: VerdictProps) {
  return (
    <ResultHead
      title={
        <span role="status" className={styles.verdict}>
          {title}
          <Badge kind={isGood ? 'ok' : 'bad'} icon={isGood ? 'check' : 'x'}>
            {badge}
          </Badge>
        </span>
      }
    />
  );
}
