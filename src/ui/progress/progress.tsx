import type { ReactNode } from 'react';
import { makePart, usePart } from '../part';

const progressBar = makePart(() => import('./progress-bar'));

export interface ProgressProps {
  /** What is under way, for those who do not see; shown above the bar with `title`. @default the word for working */
  label?: string;
  title?: ReactNode;
  done: number;
  /** Without it the bar shows only that something goes on. */
  total?: number | undefined;
  /** Milliseconds since the Unix epoch. */
  startedAt: number;
  unit: 'bytes' | 'items';
  onCancel?: (() => void) | undefined;
}

/**
 * How far work is: share, amount, speed and time left, with a way to stop it. Most work is done before it would be shown,
 * so what draws it is fetched when it is.
 */
export function Progress(props: ProgressProps) {
  const bar = usePart(progressBar, true);
  return bar ? <bar.ProgressBar {...props} /> : null;
}
