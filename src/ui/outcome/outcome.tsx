import type { ReactNode } from 'react';
import type { Run } from '../../operations/use-operation';
import { classNames } from '../class-names';
import { Unfinished, type UnfinishedProps } from '../unfinished/unfinished';
import styles from './outcome.module.css';

export interface OutcomeProps<Value> {
  run: UnfinishedProps['run'] & Pick<Run<Value, unknown>, 'value' | 'stale'>;
  /** What the progress counts. @default 'bytes' */
  unit?: 'bytes' | 'items';
  className?: string | undefined;
  /** What is shown of the value. */
  children: (value: Value) => ReactNode;
}

/** What an operation gave, or how far it is. The value of before is greyed until the new one is there. */
export function Outcome<Value>({ run, unit, className, children }: OutcomeProps<Value>) {
  return (
    <>
      <Unfinished run={run} {...(unit && { unit })} />
      {run.value === undefined ? null : (
        <div className={classNames(styles.outcome, className)} data-stale={run.stale ? '' : undefined}>
          {children(run.value)}
        </div>
      )}
    </>
  );
}
