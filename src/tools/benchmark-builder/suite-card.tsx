import { useEffect, useMemo, type ComponentProps, type MouseEvent } from 'react';
import { useLocale } from '../../i18n/context';
import { type TextSource, toTextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { InputText } from '../../ui/input-text/input-text';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { keepFocus } from '../../ui/reorder/keep-focus';
import { TextInput } from '../../ui/text-input/text-input';
import { tellUnreadable } from '../../ui/toast/toast';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { notesOf } from './notes';
import { benchmarkOptions, measure, type StoredSuite } from './operations';
import type { Statistics } from './statistics';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface SuiteCardProps {
  suite: StoredSuite;
  unit: string;
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
export function SuiteCard({ suite, unit, onChange, onMeasured, ...props }: SuiteCardProps) {
  const words = useWords();
  const language = useLocale();
  const [{ spread }] = useOptions(benchmarkOptions);
  const source = useMemo(() => toTextSource(suite.values, 'values.txt'), [suite.values]);
  const run = useOperation(measure, { values: suite.values }, { unit, spread, language });
  const measured = run.status === 'done' ? run.value : undefined;
  const statistics = measured?.statistics;
  useEffect(() => onMeasured(suite.id, statistics), [onMeasured, suite.id, statistics]);

  const notes: readonly NoteItem[] = measured ? notesOf(words, measured, unit) : [];
  const rename = (name: string) => onChange({ name });
  const type = async (next: TextSource) => {
    const values =
      typeof next === 'string' ? next : await import('../../lib/open-text').then((part) => part.readWholeText(next));
    if (values === undefined) tellUnreadable();
    else onChange({ values });
  };
  return (
    <section className={styles.suite} aria-label={suite.name} data-dragged={props.isDragged || undefined}>
      <header className={styles.head}>
        <button type="button" className={styles.grip} aria-label={words.move(suite.name)} {...props.grip}>
          <Icon name="grip-vertical" />
        </button>
        <div className={styles.name}>
          <InputText label={words.name} hideLabel size="small" value={suite.name} onChange={rename} />
        </div>
        <Act icon="arrow-up" label={words.moveUp(suite.name)} onAct={props.onUp} />
        <Act icon="arrow-down" label={words.moveDown(suite.name)} onAct={props.onDown} />
        <Act icon="x" label={words.remove(suite.name)} onAct={props.onRemove} />
      </header>
      <TextInput
        label={words.values}
        value={source}
        onChange={(next) => void type(next)}
        rows={4}
        readAs={measured ? words.count(statistics?.count ?? 0) : undefined}
        hint={suite.values === '' ? words.valuesHint : undefined}
        error={run.fault && { message: words.fault(run.fault) }}
      />
      <Unfinished run={run} unit="items" />
      <Notes items={notes} />
    </section>
  );
}

function Act({ label, onAct, icon }: { label: string; onAct: (() => void) | undefined; icon: string }) {
  const look = { size: 'small', variant: 'quiet', icon, iconOnly: true } as const;
  const press = onAct && ((event: MouseEvent<HTMLButtonElement>) => keepFocus(event.currentTarget, 'section', onAct));
  return <Button {...look} aria-label={label} disabled={onAct === undefined} onClick={press} />;
}
