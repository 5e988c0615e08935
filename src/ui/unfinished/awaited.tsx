import type { ReactNode } from 'react';
import { useArrived } from '../use-arrived';
import styles from './awaited.module.css';
import { Unfinished, type UnfinishedProps } from './unfinished';

export interface AwaitedProps extends Omit<UnfinishedProps, 'isBare'> {
  /** What takes as much room as the first result will. @default `children` */
  standIn?: ReactNode;
  /** The result, and what is there while nothing is asked for. */
  children: ReactNode;
}

/**
 * A result and what becomes of the work on it. On opening its place is kept: what stands in for it is laid out but not seen, and late work is shown
 * over it, so that nothing below moves when the result comes; the footer waits for it. From then on the work stands above the result.
 */
export function Awaited({ standIn, children, ...props }: AwaitedProps) {
  const { status } = props.run;
  const hasArrived = useArrived(status === 'done' || status === 'fault');
  const isFirst = !hasArrived && status !== 'idle';
  return (
    <div className={styles.awaited} data-awaited={isFirst ? '' : undefined}>
      <Unfinished {...props} isBare={isFirst} />
      <div className={styles.result}>{isFirst ? (standIn ?? children) : children}</div>
    </div>
  );
}
