import type { ReportProgress } from './run-operation';

/** Milliseconds before anything is shown, and between two pictures. */
const FIRST = 300;
const NEXT = 100;

/** A line on the terminal that tells how far the work is; nothing where the standard error is no terminal. */
export interface ProgressLine {
  readonly report: ReportProgress;
  /** Takes the line away. */
  readonly end: () => void;
}

const NONE: ProgressLine = { report: () => {}, end: () => {} };

/** Begins such a line. It shows from 300 ms on, in percent where the whole is known. */
export function startProgress(label: string, isQuiet: boolean): ProgressLine {
  const { stderr } = process;
  if (isQuiet || !stderr.isTTY) return NONE;
  let next = performance.now() + FIRST;
  let isShown = false;
  const clear = () => {
    if (isShown) stderr.write('\r\u001B[K');
  };
  return {
    report: (done, total) => {
      const now = performance.now();
      if (now < next) return;
      next = now + NEXT;
      clear();
      isShown = true;
      const amount = total === undefined || total === 0 ? String(done) : `${Math.floor((done / total) * 100)} %`;
      stderr.write(`${label} ${amount}`);
    },
    end: clear,
  };
}
