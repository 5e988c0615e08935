import { hexDump } from '../../lib/hex';
import { CopyButton } from '../../ui/copy/copy-button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { later } from '../../ui/later';
import { ResultHead } from '../../ui/layout/layout';
import { Awaited, type AwaitedProps } from '../../ui/unfinished/awaited';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Longer results are shown by line, of which only those in sight are drawn. */
const LONG = 20_000;

const LineView = later(async () => (await import('../../ui/line-view/line-view')).LineView);

export interface ResultBoxProps {
  label: string;
  run: AwaitedProps['run'];
  /** Undefined while there is none. */
  text: string | undefined;
  /** A text as long as the one that the page opens with. */
  place: string;
  lines: Uint32Array | undefined;
  /** It is no text to be read. */
  isCoded?: boolean;
  fileName: string;
  /** What the file holds. @default the text */
  content?: (() => string | Blob) | undefined;
}

/** What came out, to copy and to save, and every state on the way to it. */
export function ResultBox({
  label,
  run,
  text = '',
  place,
  lines,
  isCoded,
  fileName,
  content = () => text,
}: ResultBoxProps) {
  const box = { className: styles.text, 'data-coded': isCoded ? '' : undefined };
  const file = { fileName, content, disabled: text === '' };
  return (
    <div className={styles.result}>
      <ResultHead
        title={label}
        actions={
          <>
            <DownloadButton sends={label} {...file} iconOnly size="small" variant="quiet" />
            <CopyButton value={text} size="small" variant="primary" disabled={text === ''} />
          </>
        }
      />
      <Awaited run={run} unit="items" standIn={<pre {...box}>{place}</pre>}>
        {text.length > LONG ? (
          <div className={styles.lines}>
            <LineView text={text} lines={lines} label={label} />
          </div>
        ) : (
          <pre {...box} aria-live="polite">
            {text}
          </pre>
        )}
      </Awaited>
    </div>
  );
}

/** Bytes as a hex dump. */
export function HexView({ bytes, label }: { bytes: Uint8Array; label: string }) {
  return (
    <div className={styles.lines}>
      <LineView text={hexDump(bytes)} label={label} />
    </div>
  );
}

/** The equal `openssl` command. */
export function CommandRow({ command }: { command: string }) {
  const words = useWords();
  return <FactRows title={words.commands} hideTitle nameWidth={80} rows={[{ label: words.command, value: command }]} />;
}
