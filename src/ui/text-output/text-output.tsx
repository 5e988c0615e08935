import { useEffect, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { indexLines } from '../../lib/large-text';
import { measureText } from '../../lib/text-blob';
import type { AnyText } from '../../lib/text-chunks';
import { INLINE_LIMIT } from '../../lib/text-source';
import { utf8Length } from '../../lib/utf8-length';
import { CopyButton } from '../copy/copy-button';
import { DownloadButton } from '../download-button/download-button';
import type { Highlight } from '../line-view/colour';
import { LineView, type FoldRanges, type LineViewHandle } from '../line-view/line-view';
import { Pane } from '../pane/pane';
import { makePart, usePart } from '../part';
import { useDelayed } from '../progress/use-delayed';
import { SendButton } from '../send/send-button';
import { BUSY_AFTER, RunState, type OutputRun } from './run-state';
import styles from './text-output.module.css';

export type { OutputRun } from './run-state';

/** Copying more than so many bytes is asked about first. */
const ASK_ABOVE = 20_000_000;

const copyLargePart = makePart(() => import('./copy-large'));

export interface TextOutputProps {
  label: string;
  run: OutputRun;
  /** The result; only looked at while it is one. */
  text?: AnyText | undefined;
  /** All of it, when `text` is only its beginning: what copy and download take. */
  whole?: Blob | undefined;
  /** How many bytes the text has in UTF-8, where the run tells. */
  bytes?: number | undefined;
  /** Start offset of each line of a long text, as the run gives it. */
  lines?: Uint32Array | undefined;
  fileName: string;
  /** Makes the file of what copy would take, where they differ. @default as it is */
  toFile?: ((content: string | Blob) => string | Blob) | undefined;
  mimeType?: string | undefined;
  highlight?: Highlight | undefined;
  foldRanges?: FoldRanges | undefined;
  marks?: ReadonlyMap<number, 'error' | 'warn'> | undefined;
  tabs?: ReactNode;
  /** Buttons before download and copy. */
  actions?: ReactNode;
  /** In the foot, after the counts. */
  footer?: ReactNode;
  /** What stands there before there is anything. @default the words for where the result appears */
  empty?: ReactNode;
  /** Another view of the result in place of its lines, such as a tree. */
  body?: ReactNode;
  /** What `progress` counts. @default 'bytes' */
  unit?: 'bytes' | 'items' | undefined;
  viewRef?: Ref<LineViewHandle> | undefined;
}

/** A text that came out: its lines, copy and download of the whole, and every state on the way to it. */
export function TextOutput(props: TextOutputProps) {
  const { label, run, fileName, mimeType, footer, whole } = props;
  const words = useKitWords();
  const locale = useLocale();
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const hasResult =
    (run.status === 'done' || (run.status === 'busy' && run.stale && !isBusyLong)) && props.text !== undefined;
  const text = hasResult ? (props.text ?? '') : '';
  const isStale = run.status !== 'done';
  const canTake = hasResult && !isStale && text !== '';
  const [isAsking, setAsking] = useState(false);
  const asking = usePart(copyLargePart, isAsking);

  return (
    <Pane
      label={label}
      tabs={props.tabs}
      aria-busy={run.status === 'busy'}
      actions={
        <>
          {props.actions}
          <SendButton
            fileName={fileName}
            content={() => whole ?? text}
            size="small"
            variant="quiet"
            disabled={!canTake}
          />
          <DownloadButton
            fileName={fileName}
            mimeType={mimeType}
            content={() => props.toFile?.(whole ?? text.toString()) ?? whole ?? text}
            iconOnly
            size="small"
            variant="quiet"
            disabled={!canTake}
          />
          <CopyButton
            value={() => whole?.text() ?? text.toString()}
            size="small"
            variant="primary"
            disabled={!canTake}
            onClick={(event) => {
              if (!whole || whole.size <= ASK_ABOVE) return;
              event.preventDefault();
              setAsking(true);
            }}
          />
        </>
      }
      footer={
        hasResult && text !== '' ? (
          <>
            {whole ? (
              <span>{formatBytes(locale, whole.size)}</span>
            ) : (
              <Counts text={text} bytes={props.bytes} lines={props.lines} />
            )}
            {footer}
          </>
        ) : null
      }
    >
      <Body {...props} text={hasResult && text !== '' ? text : undefined} isBusyLong={isBusyLong} isStale={isStale} />
      <span className="sr" role="status">
        {isBusyLong ? words.working : ''}
      </span>
      {asking && isAsking && whole && canTake ? (
        <asking.CopyLarge whole={whole} onClose={() => setAsking(false)} />
      ) : null}
    </Pane>
  );
}

interface BodyProps extends TextOutputProps {
  isBusyLong: boolean;
  isStale: boolean;
}

function Body({ isBusyLong, isStale, text, whole, run, viewRef, ...props }: BodyProps) {
  const words = useKitWords();
  if (isBusyLong || text === undefined) {
    return (
      <RunState
        run={run}
        isBusyLong={isBusyLong}
        unit={props.unit}
        empty={props.empty}
        lines={(beginning) => <LineView text={beginning} label={props.label} highlight={props.highlight} />}
      />
    );
  }
  return (
    <div className={styles.result} data-stale={isStale ? '' : undefined}>
      {whole && !props.body ? <p className={styles.remark}>{words.onlyBeginningOfResult}</p> : null}
      {props.body ?? (
        <LineView
          ref={viewRef}
          text={text}
          lines={props.lines}
          label={props.label}
          highlight={props.highlight}
          foldRanges={props.foldRanges}
          marks={props.marks}
        />
      )}
    </div>
  );
}

/** Lines and bytes of the result; the bytes of a long one are counted on the side. */
function Counts({ text, bytes: known, lines }: Pick<TextOutputProps, 'bytes' | 'lines'> & { text: AnyText }) {
  const words = useKitWords();
  const locale = useLocale();
  const lineCount = useMemo(() => (lines ?? indexLines(text.toString())).length, [lines, text]);
  const bytes = useByteLength(text, known);
  return (
    <>
      <span>{words.lines(lineCount)}</span>
      {bytes === undefined ? null : <span>{formatBytes(locale, bytes)}</span>}
    </>
  );
}

function useByteLength(text: AnyText, known: number | undefined): number | undefined {
  const isShort = known !== undefined || text.length <= INLINE_LIMIT;
  const short = useMemo(() => known ?? (isShort ? utf8Length(text.toString()) : undefined), [known, isShort, text]);
  const [measured, setMeasured] = useState<{ text: AnyText; bytes: number | undefined }>();
  useEffect(() => {
    if (isShort) return undefined;
    const controller = new AbortController();
    void measureText(text, controller.signal).then((bytes) => {
      if (!controller.signal.aborted) setMeasured({ text, bytes });
    });
    return () => controller.abort();
  }, [isShort, text]);
  return short ?? (measured?.text === text ? measured.bytes : undefined);
}
