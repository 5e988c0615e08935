import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Modal } from '../../ui/modal/modal';
import { LapTable } from './lap-table';
import { showTime } from './show-time';
import { lap, reset, start, stop, type Reading, type Stopwatch } from './stopwatch';
import { useElapsed } from './use-watches';
import { useKeys } from './use-keys';
import { useWords } from './use-words';
import styles from './view.module.css';
import { changeWatches, MAX_NAME } from './watches';

interface WatchPanelProps {
  watch: Stopwatch;
  name: string;
  /** Of the fraction of a second. */
  digits: 2 | 3;
  isOneOfSeveral: boolean;
  /** Takes the keys. */
  isChosen: boolean;
  canRemove: boolean;
  onChoose: () => void;
}

type Question = 'reset' | 'remove';

/** One stopwatch with its buttons and laps. */
export function WatchPanel(props: WatchPanelProps) {
  const { watch, name, digits, isOneOfSeveral, isChosen, canRemove, onChoose } = props;
  const words = useWords();
  const [question, ask] = useState<Question>();
  const isRunning = watch.since !== undefined;
  const toggle = useRef<HTMLButtonElement>(null);
  const size = isOneOfSeveral ? 'medium' : 'large';
  const isNew = !isRunning && watch.sum === 0 && watch.laps.length === 0;

  useEffect(() => {
    // Or the page would begin in the field for the name, where Space is but a blank.
    if (isOneOfSeveral && isChosen && isFocusFree()) toggle.current?.focus({ preventScroll: true });
    // Only on arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const change = (act: (watch: Stopwatch, now: Reading) => Stopwatch) => {
    onChoose();
    changeWatches((watches, now) => watches.map((one) => (one.id === watch.id ? act(one, now) : one)));
  };
  const remove = () => changeWatches((watches) => watches.filter(({ id }) => id !== watch.id));
  const askOr = (about: Question, act: () => void) => (watch.laps.length > 0 ? ask(about) : act());
  const actions = {
    onToggle: () => change(isRunning ? stop : start),
    onLap: () => change(lap),
    onReset: () => (isNew ? undefined : askOr('reset', () => change(reset))),
  };

  return (
    <section className={styles.watch} data-chosen={isOneOfSeveral && isChosen ? '' : undefined} aria-label={name}>
      {isChosen ? <Keys {...actions} /> : null}
      {isOneOfSeveral ? (
        <div className={styles.head}>
          <InputText
            label={words.name}
            hideLabel
            size="small"
            value={watch.name}
            placeholder={name}
            maxLength={MAX_NAME}
            onFocus={onChoose}
            onChange={(next) => change((one) => ({ ...one, name: next }))}
          />
          {isChosen ? (
            <Badge icon="keyboard">{words.chosen}</Badge>
          ) : (
            <Button
              size="small"
              variant="quiet"
              icon="keyboard"
              iconOnly
              aria-label={words.choose(name)}
              onClick={onChoose}
            />
          )}
          {canRemove ? (
            <Button
              size="small"
              variant="quiet"
              icon="x"
              iconOnly
              aria-label={words.remove(name)}
              onClick={() => askOr('remove', remove)}
            />
          ) : null}
        </div>
      ) : null}
      <Time watch={watch} label={isOneOfSeveral ? words.timeOf(name) : words.time} digits={digits} />
      <div className={styles.buttons}>
        <PlainButton
          size={size}
          ref={toggle}
          variant="primary"
          icon={isRunning ? 'pause' : 'play'}
          onClick={actions.onToggle}
        >
          {isRunning ? words.stop : isNew ? words.start : words.resume}
        </PlainButton>
        <PlainButton size={size} icon="flag" disabled={!isRunning} onClick={actions.onLap}>
          {words.lap}
        </PlainButton>
        <PlainButton size={size} icon="rotate-ccw" disabled={isNew} onClick={actions.onReset}>
          {words.reset}
        </PlainButton>
      </div>
      <LapTable totals={watch.laps} digits={digits} />
      <Modal
        open={question !== undefined}
        onClose={() => ask(undefined)}
        title={question === 'remove' ? words.removeTitle : words.resetTitle}
        footer={
          <>
            <Button onClick={() => ask(undefined)}>{words.cancel}</Button>
            <Button
              variant="primary"
              onClick={() => {
                ask(undefined);
                if (question === 'remove') remove();
                else change(reset);
              }}
            >
              {question === 'remove' ? words.remove(name) : words.reset}
            </Button>
          </>
        }
      >
        <p>{question === 'remove' ? words.removeText : words.resetText(watch.laps.length)}</p>
      </Modal>
    </section>
  );
}

/** Whether the visitor is nowhere on the page yet. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'main';
}

/** Only one stopwatch at a time takes the keys. */
function Keys(actions: Parameters<typeof useKeys>[0]) {
  useKeys(actions);
  return null;
}

/** Leaves the focus where it is when it is clicked, so that Space goes on starting and stopping. */
function PlainButton(props: Parameters<typeof Button>[0]) {
  return <Button onMouseDown={(event) => event.preventDefault()} {...props} />;
}

interface TimeProps {
  watch: Stopwatch;
  label: string;
  digits: 2 | 3;
}

function Time({ watch, label, digits }: TimeProps) {
  const words = useWords();
  const ms = useElapsed(watch);
  return (
    <div className={styles.times}>
      <div role="timer" aria-live="off" aria-label={label} className={styles.time}>
        {showTime(ms, digits)}
      </div>
      <p className={styles.lap}>
        {watch.laps.length > 0 ? `${words.currentLap} ${showTime(ms - (watch.laps.at(-1) ?? 0), digits)}` : '\u00a0'}
      </p>
      <p className={styles.status} role="status">
        {watch.since ? words.running : ms > 0 ? words.stopped : ''}
      </p>
    </div>
  );
}
