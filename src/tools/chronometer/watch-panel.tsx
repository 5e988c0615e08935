import { useEffect, useRef } from 'react';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { focusWhenFree } from '../../ui/focus-when-free';
import { InputText } from '../../ui/input-text/input-text';
import { Question } from '../../ui/question/question';
import { LapTable } from './lap-table';
import { chronometerOptions } from './operations';
import { showTime } from './show-time';
import type { Stopwatch } from './stopwatch';
import { useKeys } from './use-keys';
import { useWatchActs, type WatchActs } from './use-watch-acts';
import { useElapsed } from './use-watches';
import { useWords } from './use-words';
import styles from './view.module.css';
import { MAX_NAME } from './watches';

interface WatchPanelProps {
  watch: Stopwatch;
  name: string;
  /** Takes the keys. */
  isChosen: boolean;
  canRemove: boolean;
  onChoose: () => void;
}

/** One stopwatch with its buttons and laps. */
export function WatchPanel(props: WatchPanelProps) {
  const { watch, name, isChosen, onChoose } = props;
  const [{ several: isOneOfSeveral, hundredths }] = useOptions(chronometerOptions);
  const digits = hundredths ? 2 : 3;
  const words = useWords();
  const toggle = useRef<HTMLButtonElement>(null);
  const acts = useWatchActs(watch, onChoose);
  const { isRunning, isNew, actions } = acts;
  useKeys(isChosen ? actions : undefined);
  const size = isOneOfSeveral ? 'medium' : 'large';
  const resume = isNew ? words.start : words.resume;

  useEffect(() => {
    // Or the page would begin in the field for the name, where Space is but a blank.
    if (isOneOfSeveral && isChosen) focusWhenFree(toggle.current);
    // Only on arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <section className={styles.watch} data-chosen={isOneOfSeveral && isChosen ? '' : undefined} aria-label={name}>
      {isOneOfSeveral ? <Head {...props} acts={acts} /> : null}
      <Time watch={watch} label={isOneOfSeveral ? words.timeOf(name) : words.time} digits={digits} />
      <div className={styles.buttons}>
        <PlainButton
          size={size}
          ref={toggle}
          variant="primary"
          icon={isRunning ? 'pause' : 'play'}
          aria-keyshortcuts={isChosen ? 'Space' : undefined}
          onClick={actions.onToggle}
        >
          {isRunning ? words.stop : resume}
        </PlainButton>
        <PlainButton
          size={size}
          icon="flag"
          aria-keyshortcuts={isChosen ? 'L' : undefined}
          disabled={!isRunning}
          onClick={actions.onLap}
        >
          {words.lap}
        </PlainButton>
        <PlainButton
          size={size}
          icon="rotate-ccw"
          aria-keyshortcuts={isChosen ? 'R' : undefined}
          disabled={isNew}
          onClick={actions.onReset}
        >
          {words.reset}
        </PlainButton>
      </div>
      <LapTable totals={watch.laps} digits={digits} />
      <LapsQuestion acts={acts} name={name} laps={watch.laps.length} />
    </section>
  );
}

/** The name of one of several, and what can be done with it among them. */
function Head({ watch, name, isChosen, canRemove, onChoose, acts }: WatchPanelProps & { acts: WatchActs }) {
  const words = useWords();
  const small = { size: 'small', variant: 'quiet', iconOnly: true } as const;
  return (
    <div className={styles.head}>
      <InputText
        label={words.name}
        hideLabel
        size="small"
        value={watch.name}
        placeholder={name}
        maxLength={MAX_NAME}
        onFocus={onChoose}
        onChange={acts.rename}
      />
      {isChosen ? (
        <Badge icon="keyboard">{words.chosen}</Badge>
      ) : (
        <Button {...small} icon="keyboard" aria-label={words.choose(name)} onClick={onChoose} />
      )}
      {canRemove ? <Button {...small} icon="x" aria-label={words.remove(name)} onClick={acts.onRemove} /> : null}
    </div>
  );
}

/** Asks before laps are lost. */
function LapsQuestion({ acts, name, laps }: { acts: WatchActs; name: string; laps: number }) {
  const words = useWords();
  const { question = 'reset', answer } = acts;
  const { title, text } = words.questions[question];
  return (
    <Question
      open={acts.question !== undefined}
      title={title}
      act={question === 'remove' ? words.remove(name) : words.reset}
      onAct={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>{text(laps)}</p>
    </Question>
  );
}

/** Leaves the focus where it is when it is clicked, so that Space goes on starting and stopping. */
function PlainButton(props: Parameters<typeof Button>[0]) {
  return <Button onMouseDown={(event) => event.preventDefault()} {...props} />;
}

function Time({ watch, label, digits }: { watch: Stopwatch; label: string; digits: 2 | 3 }) {
  const words = useWords();
  const ms = useElapsed(watch);
  const stopped = ms > 0 ? words.stopped : '';
  return (
    <div className={styles.times}>
      <div role="timer" aria-live="off" aria-label={label} className={styles.time}>
        {showTime(ms, digits)}
      </div>
      <p className={styles.lap}>
        {watch.laps.length > 0 ? `${words.currentLap} ${showTime(ms - (watch.laps.at(-1) ?? 0), digits)}` : '\u00a0'}
      </p>
      <p className={styles.status} role="status">
        {watch.since ? words.running : stopped}
      </p>
    </div>
  );
}
