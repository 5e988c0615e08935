import type { Run } from '../../operations/use-operation';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { Code, Generated } from './described';
import type { GenerateFault } from './operations';
import type { Kind } from './settings';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface CodesProps {
  run: Run<Generated, GenerateFault>;
  kind: Kind;
  period: number;
  /** Unix seconds of now; undefined when the codes are those of a given instant. */
  now: number | undefined;
}

/** The codes: three of time, with what is left of the current one, or ten of a counter. */
export function Codes({ run, kind, period, now }: CodesProps) {
  const words = useWords();
  const codes = run.status === 'fault' ? undefined : run.value?.codes;
  return (
    <>
      <ResultHead title={words.codes} />
      {run.status === 'fault' ? <p className={styles.hint}>{words.noCodes}</p> : <Unfinished run={run} />}
      {codes && kind === 'totp' ? <Steps codes={codes} /> : null}
      {codes && kind === 'totp' && now !== undefined ? (
        <Countdown left={period - (now % period)} period={period} />
      ) : null}
      {codes && kind === 'hotp' ? (
        <CopyRows label={words.codes} nameWidth={220}>
          {codes.map(({ code, counter }) => (
            <CopyRow key={counter} label={words.counterName(counter)} value={code} />
          ))}
        </CopyRows>
      ) : null}
    </>
  );
}

const STEPS = [
  { offset: -1, name: 'previous' },
  { offset: 0, name: 'current' },
  { offset: 1, name: 'next' },
] as const;

function Steps({ codes }: { codes: readonly Code[] }) {
  const words = useWords();
  return (
    <dl className={styles.steps}>
      {STEPS.map(({ offset, name }) => {
        const code = codes.find((found) => found.offset === offset)?.code;
        return (
          <div key={name} data-step={name}>
            <dt>{words.steps[name]}</dt>
            <dd>{code ? <TextCopyable value={code} /> : '—'}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Countdown({ left, period }: { left: number; period: number }) {
  const words = useWords();
  return (
    <div className={styles.countdown}>
      <div className={styles.bar} aria-hidden>
        <i style={{ width: `${(left / period) * 100}%` }} />
      </div>
      <span>{words.left(left)}</span>
    </div>
  );
}
