import type { ReactNode } from 'react';
import type { Run } from '../../operations/use-operation';
import { classNames } from '../class-names';
import { Awaited } from '../unfinished/awaited';
import { Unfinished, type UnfinishedProps } from '../unfinished/unfinished';
import styles from './outcome.module.css';

export interface OutcomeProps<Value> {
  run: UnfinishedProps['run'] & Pick<Run<Value, unknown>, 'value' | 'stale'>;
  /** What the progress counts. @default 'bytes' */
  unit?: 'bytes' | 'items';
  className?: string | undefined;
  /** What takes as much room as the first value will. */
  standIn?: ReactNode;
  /** What is shown of the value. */
  children: (value: Value) => ReactNode;
}

/** What an operation gave, or how far it is. The value of before is greyed until the new one is there. */
export function Outcome<Value>({ run, unit, className, standIn, children }: OutcomeProps<Value>) {
  const work = { run, ...(unit && { unit }) };
  const look = classNames(styles.outcome, className);
  const value =
    run.value === undefined ? null : (
      <div className={look} data-stale={run.stale ? '' : undefined}>
        {children(run.value)}
      </div>
    );
  if (standIn !== undefined) {
    return (
      <Awaited {...work} standIn={<div className={look}>{standIn}</div>}>
        {value}
      </Awaited>
    );
  }
  return (
    <>
      <Unfinished {...work} />
      {value}
    </>
  );
}
