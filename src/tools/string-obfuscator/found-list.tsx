import { Badge } from '../../ui/badge/badge';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { ResultHead } from '../../ui/layout/layout';
import type { CleanReport, Found } from './cleaning';
import { Notes } from '../../ui/notes/notes';
import { KINDS } from './options';
import { beginning } from './cleaned-tokens';
import { useWords } from './use-words';
import styles from './view.module.css';

interface FoundListProps {
  report: CleanReport;
  spared: readonly string[];
  onSpared: (spared: readonly string[]) => void;
  isRemoving: boolean;
}

/** What was found, by kind and one by one; what is unticked stays in the text. */
export function FoundList({ report, spared, onSpared, isRemoving }: FoundListProps) {
  const words = useWords();
  const { counts, found, foundCount } = report;
  if (foundCount === 0) return report.text === '' ? null : <p className={styles.hint}>{words.nothingFound}</p>;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ResultHead title={words.found} meta={words.foundCount(total)} />
      <div className={styles.counts}>
        {KINDS.map((kind) =>
          counts[kind] === undefined ? null : (
            <Badge key={kind}>
              {words.kinds[kind]} {words.times(counts[kind])}
            </Badge>
          ),
        )}
      </div>
      <p className={styles.hint}>{words.foundHint}</p>
      {report.readableCount > 0 ? (
        <Notes items={[{ kind: 'warning', message: words.readableFinds(report.readableCount) }]} />
      ) : null}
      <ul className={styles.found} aria-label={words.found}>
        {found.map((find) => (
          <li key={find.id}>
            <Checkbox
              label={<FoundLabel find={find} isRemoving={isRemoving} />}
              checked={!find.isSpared}
              onChange={(checked) => onSpared(checked ? spared.filter((id) => id !== find.id) : [...spared, find.id])}
            />
          </li>
        ))}
      </ul>
      {foundCount > found.length ? <p className={styles.hint}>{words.onlyFirst(found.length, foundCount)}</p> : null}
    </>
  );
}

function FoundLabel({ find, isRemoving }: { find: Found; isRemoving: boolean }) {
  const words = useWords();
  return (
    <>
      <code>{beginning(find.value)}</code> → {isRemoving ? words.removed : <code>{beginning(find.replacement)}</code>}
      {find.count > 1 ? <span className={styles.count}> {words.times(find.count)}</span> : null}
      {find.readable ? (
        <>
          {' '}
          <Badge kind="warn">{words.readable(find.readable.visible, find.readable.characters)}</Badge>
        </>
      ) : null}
    </>
  );
}
