import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { Unfinished, type UnfinishedProps } from '../../ui/unfinished/unfinished';
import styles from './view.module.css';

/** Longer results are shown by line, of which only those in sight are drawn. */
const LONG = 20_000;

const lineView = makePart(() => import('../../ui/line-view/line-view'));

export interface ResultBoxProps {
  label: string;
  run: UnfinishedProps['run'];
  /** Undefined while there is none. */
  text: string | undefined;
  lines: Uint32Array | undefined;
  fileName: string;
  /** What the file holds. @default the text */
  content?: (() => Blob) | undefined;
  /** Below the text. */
  children?: ReactNode;
}

/** What came out, to copy and to save, and every state on the way to it. */
export function ResultBox({ label, run, text, lines, fileName, content, children }: ResultBoxProps) {
  const isLong = text !== undefined && text.length > LONG;
  const view = usePart(lineView, isLong);
  const isNothing = text === undefined || text === '';
  return (
    <section className={styles.result} aria-label={label}>
      <ResultHead
        title={label}
        actions={
          <>
            <DownloadButton
              fileName={fileName}
              content={content ?? (() => text ?? '')}
              iconOnly
              size="small"
              variant="quiet"
              disabled={isNothing}
            />
            <CopyButton value={text ?? ''} size="small" variant="primary" disabled={isNothing} />
          </>
        }
      />
      <Unfinished run={run} unit="items" />
      {isLong ? (
        <div className={styles.lines}>{view ? <view.LineView text={text} lines={lines} label={label} /> : null}</div>
      ) : (
        <pre className={styles.text} aria-live="polite">
          {text}
        </pre>
      )}
      {children}
    </section>
  );
}
