import type { Run } from '../../operations/use-operation';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ResultHead } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { Code, Generated } from './described';
import type { GenerateFault } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface CodesProps {
  run: Run<Generated, GenerateFault>;
  isTotp: boolean;
  period: number;
  /** Unix seconds of now; undefined when the codes are those of a given instant. */
  now: number | undefined;
}

/** The codes: three of time, with what is left of the current one, or ten of a counter. */
export function Codes({ run, isTotp, period, now }: CodesProps) {
  const words = useWords();
  // A field that holds no value of its own lets the work rest.
  const isWrong = run.status === 'fault' || run.isResting === true;
  const codes = isWrong ? undefined : run.value?.codes;
  // On opening they have their room before they are made, or what stands below would jump.
  const isComing = isTotp && !isWrong && !codes && (run.status === 'idle' || run.status === 'busy');
  const steps = isComing ? [] : codes;
  return (
    <>
      <ResultHead title={words.codes} />
      {isWrong && !run.lacksSecret ? <NoResult>{words.noCodes}</NoResult> : null}
      {(isWrong && !run.lacksSecret) || isComing ? null : <Unfinished run={run} />}
      {steps && isTotp ? <Steps codes={steps} /> : null}
      {steps && isTotp && now !== undefined ? <Countdown left={period - (now % period)} period={period} /> : null}
      {codes && !isTotp ? (
        <FactRows
          title={words.codes}
          hideTitle
          nameWidth={220}
          rows={codes.map(({ code, counter }) => ({ label: words.counterName(counter), value: code }))}
        />
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
