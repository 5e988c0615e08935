import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { chronometerOptions } from './operations';
import { showTime } from './show-time';
import { catchUp, newStopwatch, type Stopwatch } from './stopwatch';
import { useCanStayAwake, useClockJump, useTimeInTitle, useWakeLock, useWatches } from './use-watches';
import { useWords } from './use-words';
import styles from './view.module.css';
import { WatchPanel } from './watch-panel';
import { changeWatches, MAX_WATCHES, wasUnreadable } from './watches';

/** One stopwatch, or several with names. */
export default function Chronometer() {
  const words = useWords();
  const [options] = useOptions(chronometerOptions);
  const all = useWatches();
  const canStayAwake = useCanStayAwake();
  const [chosenId, choose] = useDraft('chosen', 1);
  // Those that are put away go on running, and are there again with the others.
  const watches = options.several ? all : all.slice(0, 1);
  const chosen = watches.find(({ id }) => id === chosenId) ?? watches[0];
  const isRunning = watches.some(({ since }) => since);
  useTimeInTitle(chosen?.since ? chosen : watches.find(({ since }) => since));
  const isRefused = useWakeLock(options.awake && isRunning);
  return (
    <Stack>
      <Options
        schema={chronometerOptions}
        words={words.options}
        open={['several', 'hundredths', 'awake']}
        without={canStayAwake ? ['lapFormat'] : ['lapFormat', 'awake']}
      />
      {isRefused ? <Alert kind="warning">{words.awakeFailed}</Alert> : null}
      <Unreadable />
      <ClockJump isRunning={isRunning} />
      <div className={styles.watches} data-several={options.several ? '' : undefined}>
        {watches.map((watch, index) => (
          <WatchPanel
            key={watch.id}
            watch={watch}
            name={watch.name.trim() || words.unnamed(index + 1)}
            isChosen={watch === chosen}
            canRemove={options.several && watches.length > 1}
            onChoose={() => choose(watch.id)}
          />
        ))}
      </div>
      {options.several ? <AddWatch watches={all} /> : null}
      <p className={classNames(styles.hint, !options.several && styles.keys)}>
        {options.several ? words.keysChosen : words.keys}
      </p>
    </Stack>
  );
}

function AddWatch({ watches }: { watches: readonly Stopwatch[] }) {
  const words = useWords();
  const isFull = watches.length >= MAX_WATCHES;
  const add = () => changeWatches((former) => [...former, newStopwatch(1 + Math.max(...former.map(({ id }) => id)))]);
  return (
    <div className={styles.add}>
      <Button size="small" icon="plus" disabled={isFull} onClick={add}>
        {words.add}
      </Button>
      {isFull ? <span className={styles.hint}>{words.full(MAX_WATCHES)}</span> : null}
    </div>
  );
}

function Unreadable() {
  const words = useWords();
  const [isTold] = useState(() => typeof window !== 'undefined' && wasUnreadable());
  return isTold ? <Alert kind="warning">{words.unreadable}</Alert> : null;
}

/** Asks where only the visitor knows whether time has passed. */
function ClockJump({ isRunning }: { isRunning: boolean }) {
  const words = useWords();
  const [missed, forget] = useClockJump(isRunning);
  if (missed === 0) return null;
  const shown = showTime(Math.round(missed));
  const add = () => {
    changeWatches((watches) => watches.map((watch) => catchUp(watch, missed)));
    forget();
  };
  return (
    <Alert kind="warning">
      <p>{words.jumped(shown)}</p>
      <div className={styles.add}>
        <Button size="small" onClick={add}>
          {words.addMissed(shown)}
        </Button>
        <Button size="small" variant="quiet" onClick={forget}>
          {words.ignore}
        </Button>
      </div>
    </Alert>
  );
}
