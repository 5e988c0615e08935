import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import type { Run } from '../../operations/use-operation';
import { Button } from '../button/button';
import { CopyButton } from '../copy/copy-button';
import { CopyList } from '../copy-list/copy-list';
import { DownloadButton } from '../download-button/download-button';
import { ResultHead } from '../layout/layout';
import { NoResult } from '../no-result/no-result';
import { makePart, usePart } from '../part';
import { useDelayed } from '../progress/use-delayed';
import { GeneratedBar } from './generated-bar';
import { useRepeatKey } from './use-repeat-key';
import styles from './generated.module.css';

export interface GeneratedProps {
  /** What was made and how much of it. */
  title: string;
  run: Pick<Run<string, unknown>, 'status' | 'value' | 'stale' | 'lines' | 'progress' | 'cancel' | 'retry'>;
  /** One value on each line, each to be copied by itself; otherwise the text is shown as it is. */
  hasRows: boolean;
  /** What each row was made from. */
  captions?: readonly string[] | undefined;
  copyLabel: string;
  fileName: string;
  mimeType?: string;
  /** Makes new ones; left out where the same would come out again. */
  onRefresh?: (() => void) | undefined;
  refreshLabel: string;
  /** A letter that makes new ones as well, while nothing is being typed. */
  refreshKey?: string;
  /** Where one value is awaited, how many characters it has, as far as that is known: its place is kept until it is there. */
  awaited?: number | undefined;
  /** Another view of the text in place of its lines, for as long as there is a text. */
  body?: ReactNode;
  /** Between the head and the values. */
  children?: ReactNode;
}

const unfinishedPart = makePart(() => import('../unfinished/unfinished'));
const lineView = makePart(() => import('../line-view/line-view'));

/** A single value of more characters is not drawn large. */
const LARGE_UP_TO = 80;
/** So many fit a line of the smallest screen in the size that they have on a large one. */
const SHORT_UP_TO = 18;

/** Busy is shown when it has lasted this long, in milliseconds. */
const BUSY_AFTER = 300;

/**
 * What a generator made: head with download, refresh and copy, then the values; one alone is large, with its copy beside it. On small
 * screens refresh and copy stand with the first value in a bar at the bottom. Ctrl or Cmd with Enter makes new ones from anywhere on the page, Enter in a field of a number.
 */
export function Generated({
  title,
  run,
  hasRows,
  captions,
  copyLabel,
  fileName,
  mimeType = 'text/plain',
  onRefresh,
  refreshLabel,
  refreshKey,
  awaited,
  body,
  children,
}: GeneratedProps) {
  const kit = useKitWords();
  useRepeatKey(onRefresh, refreshKey);
  const isLate = useDelayed(run.status === 'busy', BUSY_AFTER);
  const isUnfinished = isLate || run.status === 'failed' || run.status === 'cancelled';
  const unfinished = usePart(unfinishedPart, isUnfinished);
  const { value, stale } = run;
  const view = usePart(lineView, !hasRows && !body && value !== undefined);
  const isReady = run.status === 'done' && value !== undefined;
  // A field that is wrong, or a fault: there is nothing, and no number of things.
  const isEmpty = value === undefined && (run.status === 'idle' || run.status === 'fault');
  const content = () => value ?? '';
  const isAwaited = value === undefined && !isEmpty && awaited !== undefined;
  const isSingle = hasRows && (isAwaited || (value !== undefined && !value.includes('\n')));
  const copy = (
    <CopyButton label={isSingle ? kit.copy : copyLabel} value={content} disabled={!isReady} variant="primary" />
  );
  const refresh = onRefresh ? (
    <Button
      icon="refresh-cw"
      title="Ctrl+Enter"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      disabled={isEmpty}
      onClick={onRefresh}
    >
      {refreshLabel}
    </Button>
  ) : null;

  return (
    <>
      <ResultHead
        title={isEmpty ? kit.result : title}
        actions={
          <>
            <DownloadButton sends fileName={fileName} mimeType={mimeType} content={content} disabled={!isReady} />
            <span className={styles.wide}>
              {refresh}
              {isSingle ? null : copy}
            </span>
          </>
        }
      />
      {children}
      {isUnfinished && unfinished ? <unfinished.Unfinished run={run} unit="items" /> : null}
      {isEmpty ? <NoResult /> : null}
      {value === undefined && !isEmpty && !isSingle ? <div className={styles.reserved} /> : null}
      {isSingle ? (
        <div className={styles.single} role="group" aria-label={title} data-stale={stale ? '' : undefined}>
          <div className={styles.value}>
            {isAwaited ? <Placeholder length={awaited} /> : <code data-length={lengthOf(value ?? '')}>{value}</code>}
            {captions && (isAwaited || captions[0] !== undefined) ? <p>{captions[0] ?? '\u00a0'}</p> : null}
          </div>
          <span className={styles.wide}>{copy}</span>
        </div>
      ) : null}
      {value !== undefined && hasRows && !isSingle ? (
        <CopyList label={title} values={value.split('\n')} captions={captions} stale={stale} />
      ) : null}
      {value !== undefined && !hasRows ? (
        <div className={body ? undefined : styles.text} data-stale={stale ? '' : undefined}>
          {body ?? (view && <view.LineView text={value} lines={run.lines} label={title} />)}
        </div>
      ) : null}
      <GeneratedBar first={firstOf(value, hasRows) || (isEmpty ? '' : '\u00a0')} isStale={stale}>
        {refresh}
        {copy}
      </GeneratedBar>
    </>
  );
}

/** As long as what is awaited, and neither seen nor read. */
function Placeholder({ length }: { length: number }) {
  const text = '0'.repeat(length);
  return (
    <code className={styles.awaited} aria-hidden data-length={lengthOf(text)}>
      {text}
    </code>
  );
}

function lengthOf({ length }: string): 'short' | 'long' | undefined {
  return length > LARGE_UP_TO ? 'long' : length <= SHORT_UP_TO ? 'short' : undefined;
}

/** The first value, or the beginning of a text. */
function firstOf(value = '', hasRows: boolean): string {
  const start = value.slice(0, 400);
  return hasRows ? (start.split('\n')[0] ?? '') : start.replaceAll(/\s+/g, ' ');
}
