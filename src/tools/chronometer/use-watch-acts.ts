import { useState } from 'react';
import { lap, reset, start, stop, type Reading, type Stopwatch } from './stopwatch';
import { changeWatches } from './watches';

/** What can be done with one stopwatch. Before laps are lost the visitor is asked; `question` is what about. */
export function useWatchActs(watch: Stopwatch, onChoose: () => void) {
  const [question, ask] = useState<'reset' | 'remove'>();
  const change = (act: (watch: Stopwatch, now: Reading) => Stopwatch) => {
    onChoose();
    changeWatches((watches, now) => watches.map((one) => (one.id === watch.id ? act(one, now) : one)));
  };
  const acts = {
    reset: () => change(reset),
    remove: () => changeWatches((watches) => watches.filter(({ id }) => id !== watch.id)),
  };
  const askOr = (about: keyof typeof acts) => (watch.laps.length > 0 ? ask(about) : acts[about]());
  const isRunning = watch.since !== undefined;
  const isNew = !isRunning && watch.sum === 0 && watch.laps.length === 0;
  return {
    isRunning,
    isNew,
    question,
    answer: (isYes: boolean) => {
      ask(undefined);
      if (isYes && question) acts[question]();
    },
    rename: (name: string) => change((one) => ({ ...one, name })),
    onRemove: () => askOr('remove'),
    /** What the buttons and the keys do. */
    actions: {
      onToggle: () => change(isRunning ? stop : start),
      onLap: () => change(lap),
      onReset: () => (isNew ? undefined : askOr('reset')),
    },
  };
}
export type WatchActs = ReturnType<typeof useWatchActs>;
