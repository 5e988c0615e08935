import { useState } from 'react';
import type { PlacedBranch, PlacedError } from '../../lib/json-schema/placed';
import { Fold } from '../../ui/fold/fold';
import { Notes } from '../../ui/notes/notes';
import { useWords } from './use-words';

export interface ErrorBranchesProps {
  error: PlacedError;
  onOpen: (error: PlacedError) => void;
}

/** Why none of several branches fits: that which came nearest, and the others on demand. */
export function ErrorBranches({ error, onOpen }: ErrorBranchesProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [nearest, ...others] = error.branches ?? [];
  if (!nearest) return null;
  return (
    <div>
      <Branch branch={nearest} keyword={error.keyword} onOpen={onOpen} />
      {others.length > 0 ? (
        <Fold label={words.otherBranches(others.length)} isOpen={isOpen} onOpen={setOpen}>
          {others.map((branch) => (
            <Branch key={branch.index} branch={branch} keyword={error.keyword} onOpen={onOpen} />
          ))}
        </Fold>
      ) : null}
    </div>
  );
}

function Branch({
  branch,
  keyword,
  onOpen,
}: {
  branch: PlacedBranch;
  keyword: string;
  onOpen: ErrorBranchesProps['onOpen'];
}) {
  const words = useWords();
  const title = keyword === 'propertyNames' ? keyword : `${keyword}/${branch.index}`;
  return (
    <Notes
      title={title}
      items={branch.errors.map((one) => ({
        kind: 'info' as const,
        message: words.at(one.pointer, words.jsonSchema.problem(one.problem)),
        where: words.place(one.place.line, one.place.column),
        onGo: () => onOpen(one),
      }))}
    />
  );
}
