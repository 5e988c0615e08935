import { useState } from 'react';
import type { PlacedBranch, PlacedError } from '../../lib/json-schema/placed';
import { Fold } from '../../ui/fold/fold';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface ErrorBranchesProps {
  error: PlacedError;
  onOpen: (error: PlacedError) => void;
  /** Within another branch: then the nearest waits, too. */
  isInside?: boolean;
}

/** Why none of several branches fits: that which came nearest, and the others on demand. */
export function ErrorBranches({ error, onOpen, isInside = false }: ErrorBranchesProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const branches = error.branches ?? [];
  // What is wrong with a name stands in the sentence itself.
  if (branches.length === 0 || error.keyword === 'propertyNames') return null;
  const inSight = isInside ? 0 : 1;
  const list = (some: readonly PlacedBranch[]) =>
    some.map((branch) => <Branch key={branch.index} branch={branch} keyword={error.keyword} onOpen={onOpen} />);
  const rest = branches.slice(inSight);
  return (
    <div className={styles.branches}>
      {list(branches.slice(0, inSight))}
      {rest.length > 0 ? (
        <Fold
          label={isInside ? words.branches(rest.length) : words.otherBranches(rest.length)}
          isOpen={isOpen}
          onOpen={setOpen}
        >
          <div className={styles.branches}>{list(rest)}</div>
        </Fold>
      ) : null}
    </div>
  );
}

interface BranchProps {
  branch: PlacedBranch;
  keyword: string;
  onOpen: ErrorBranchesProps['onOpen'];
}

function Branch({ branch: { index, errors }, keyword, onOpen }: BranchProps) {
  const words = useWords();
  const title = `${keyword}/${index}`;
  return (
    <div role="group" aria-label={title}>
      <code className="meta">{title}</code>
      <ul>
        {errors.map((error, n) => (
          <li key={n}>
            <button type="button" className={styles.go} onClick={() => onOpen(error)}>
              {words.at(error.pointer, words.jsonSchema.problem(error.problem))}
            </button>
            <ErrorBranches error={error} onOpen={onOpen} isInside />
          </li>
        ))}
      </ul>
    </div>
  );
}
