import type { Run } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ResultHead } from '../../ui/layout/layout';
import type { RepairedJson, RepairedPlace, RepairFault } from './repair';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface RepairPanelProps {
  run: Run<RepairedJson, RepairFault>;
  onUse: (text: string) => void;
  onDiscard: () => void;
}

/** What a repair would change; nothing is changed before the visitor accepts it. */
export function RepairPanel({ run, onUse, onDiscard }: RepairPanelProps) {
  const words = useWords();
  if (run.status === 'fault' || run.status === 'failed') {
    return (
      <div className={styles.repair} role="status">
        <Alert kind="error" title={words.repairFailed}>
          {run.fault && words.repairFault(run.fault)}
        </Alert>
      </div>
    );
  }
  if (run.status === 'busy') {
    return (
      <p className={styles.repair} role="status">
        {words.repairing}
      </p>
    );
  }
  if (!run.value) return null;
  const { text, places, count } = run.value;
  return (
    <section className={styles.repair} aria-label={words.repairTitle}>
      <ResultHead
        title={words.repairTitle}
        meta={words.repairCount(count)}
        actions={
          <>
            <Button size="small" variant="quiet" onClick={onDiscard}>
              {words.discard}
            </Button>
            <Button size="small" variant="primary" onClick={() => onUse(text)}>
              {words.useRepaired}
            </Button>
          </>
        }
      />
      <ol className={styles.places}>
        {places.map((place, i) => (
          <li key={i}>
            <span className="meta">{words.repairPlace(place.line, place.column)}</span>
            <Edit place={place} />
          </li>
        ))}
      </ol>
      {count > places.length ? <p className="meta">{words.repairMore(count - places.length)}</p> : null}
    </section>
  );
}

/** What was removed, what was added, or what was replaced by what. */
function Edit({ place: { removed, added } }: { place: RepairedPlace }) {
  const words = useWords();
  const former = removed === '' ? null : <del>{withSigns(removed)}</del>;
  const next = added === '' ? null : <ins>{withSigns(added)}</ins>;
  if (former && next) {
    return (
      <span>
        {former} {words.repairReplaced} {next}
      </span>
    );
  }
  return (
    <span>
      {next ? words.repairAdded : words.repairRemoved} {next ?? former}
    </span>
  );
}

/** White space that one can see. */
function withSigns(text: string): string {
  const signs = text.replaceAll('\n', '⏎').replaceAll('\t', '⇥');
  return signs.replace(/^ +$/, (blanks) => '␣'.repeat(blanks.length));
}
