import { useEffect, useMemo, type ComponentProps } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { type TextSource, toTextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { InputText } from '../../ui/input-text/input-text';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { TextInput } from '../../ui/text-input/text-input';
import { showToast } from '../../ui/toast/toast';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { measure, type Measured, type StoredSuite } from './operations';
import type { Spread, Statistics } from './statistics';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';
import { formatValue } from './write-results';

export interface SuiteCardProps {
  suite: StoredSuite;
  unit: string;
  spread: Spread;
  onChange: (changes: Partial<StoredSuite>) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  grip: ComponentProps<'button'>;
  isDragged: boolean;
  /** Told of each answer, and of there being none. */
  onMeasured: (id: number, statistics: Statistics | undefined) => void;
}

/** One series of measurements. */
export function SuiteCard({ suite, unit, spread, onChange, onMeasured, ...props }: SuiteCardProps) {
  const words = useWords();
  const kit = useKitWords();
  const language = useLocale();
  const source = useMemo(() => toTextSource(suite.values, 'values.txt'), [suite.values]);
  const run = useOperation(measure, { values: suite.values }, { unit, spread, language });
  const measured = run.status === 'done' ? run.value : undefined;
  const statistics = measured?.statistics;
  useEffect(() => onMeasured(suite.id, statistics), [onMeasured, suite.id, statistics]);

  const faults: NoteItem[] = run.fault ? [{ kind: 'error', message: words.fault(run.fault) }] : [];
  const notes = measured ? notesOf(words, measured, unit) : faults;
  const type = async (next: TextSource) => {
    const values =
      typeof next === 'string' ? next : await import('../../lib/open-text').then((part) => part.readWholeText(next));
    if (values === undefined) showToast({ message: kit.cannotRead, kind: 'error' });
    else onChange({ values });
  };
  return (
    <section className={styles.suite} aria-label={suite.name} data-dragged={props.isDragged || undefined}>
      <header className={styles.head}>
        <button type="button" className={styles.grip} aria-label={words.move(suite.name)} {...props.grip}>
          <Icon name="grip-vertical" />
        </button>
        <div className={styles.name}>
          <InputText
            label={words.name}
            hideLabel
            size="small"
            value={suite.name}
            onChange={(name) => onChange({ name })}
          />
        </div>
        <Act icon="arrow-up" label={words.up(suite.name)} onAct={props.onUp} />
        <Act icon="arrow-down" label={words.down(suite.name)} onAct={props.onDown} />
        <Act icon="x" label={words.remove(suite.name)} onAct={props.onRemove} />
      </header>
      <TextInput
        label={words.values}
        value={source}
        onChange={(next) => void type(next)}
        rows={4}
        readAs={measured ? words.count(statistics?.count ?? 0) : undefined}
        hint={suite.values === '' ? words.valuesHint : undefined}
      />
      <Unfinished run={run} unit="items" />
      <Notes items={notes} />
    </section>
  );
}

function Act({ icon, label, onAct }: { icon: string; label: string; onAct: (() => void) | undefined }) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon={icon}
      iconOnly
      aria-label={label}
      disabled={onAct === undefined}
      onClick={onAct}
    />
  );
}

/** So many examples are named. */
const NAMED = 5;

function notesOf(
  words: ToolWords,
  { statistics, ignored, ignoredCount, isRounded, commaRole }: Measured,
  unit: string,
) {
  const items: NoteItem[] = [];
  const list = (examples: readonly string[], count: number) =>
    examples.slice(0, NAMED).join(', ') + (count > Math.min(NAMED, examples.length) ? ', …' : '');
  if (ignoredCount > 0) {
    items.push({ kind: 'error', message: words.ignored(ignoredCount, list(ignored, ignored.length)) });
  }
  if (isRounded) items.push({ kind: 'warning', message: words.rounded });
  if (commaRole) items.push({ kind: 'warning', message: words.commaUnsure[commaRole] });
  if (statistics && statistics.outlierCount > 0) {
    const examples = statistics.outliers.map((value) =>
      unit === '' ? formatValue(value) : `${formatValue(value)} ${unit}`,
    );
    items.push({
      kind: 'warning',
      message: words.outliers(statistics.outlierCount, list(examples, statistics.outlierCount)),
    });
  }
  return items;
}
