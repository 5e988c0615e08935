import { Panes } from '../layout/layout';
import { TextOutput, type OutputRun } from './text-output';

const nothing = () => {};
const base: OutputRun = { status: 'done', stale: false, cancel: nothing, retry: nothing };
const STARTED = Date.now() - 4000;
const RUNS: Record<string, OutputRun> = {
  Done: base,
  Idle: { ...base, status: 'idle' },
  Busy: { ...base, status: 'busy', progress: { done: 18_300_000, total: 48_200_000, startedAt: STARTED } },
  'Busy, amount not known': { ...base, status: 'busy' },
  Fault: { ...base, status: 'fault' },
  Failed: { ...base, status: 'failed' },
  'Not text': { ...base, status: 'failed', failure: { code: 'not-text', input: 'text', at: 16, encoding: 'utf-8' } },
  Cancelled: { ...base, status: 'cancelled' },
};

export default function TextOutputDemo() {
  return (
    <Panes>
      {Object.entries(RUNS).map(([label, run]) => (
        <TextOutput key={label} label={label} run={run} text={'{\n  "a": 1\n}'} fileName="formatted.json" />
      ))}
    </Panes>
  );
}
