import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { LineName, LineResult } from './sheet-result';
import type { LineFault } from './faults';
import { useWords } from './use-words';
import styles from './line-details.module.css';

export interface LineDetailsProps {
  /** From 0. */
  line: number;
  text: string;
  result: LineResult | undefined;
  /** Runs the lines again that were stopped. */
  onRetry: () => void;
}

/** All about the line that the caret is in: its whole result in every form, or what is wrong and where. */
export function LineDetails({ line, text, result, onRetry }: LineDetailsProps) {
  const words = useWords();
  if (result === undefined || result.kind === 'empty') return null;
  return (
    <section className={styles.details} aria-label={words.lineTitle(line + 1)}>
      <ResultHead title={words.lineTitle(line + 1)} />
      {result.kind === 'fault' ? (
        <Alert kind="warning" title={words.fault(result.fault)}>
          {'at' in result.fault && result.fault.at !== undefined ? <Place text={text} at={result.fault.at} /> : null}
          {isStopped(result.fault) ? (
            <Button size="small" icon="refresh-cw" onClick={onRetry}>
              {words.tryAgain}
            </Button>
          ) : null}
        </Alert>
      ) : result.kind === 'undefined' ? (
        <Alert kind="info" title={words.undefinedValue}>
          {words.undefinedHint}
        </Alert>
      ) : result.about ? (
        <Alert kind="info" title={words.nameTitle(result.about)}>
          <NameFacts name={result.about} />
        </Alert>
      ) : (
        <CopyRows label={words.lineTitle(line + 1)}>
          <CopyRow label={words.result} value={result.text} />
          {result.fraction === undefined ? null : <CopyRow label={words.fraction} value={result.fraction} />}
          {result.bases ? (
            <>
              <CopyRow label={words.hex} value={result.bases.hex} />
              <CopyRow label={words.octal} value={result.bases.octal} />
              <CopyRow label={words.binary} value={result.bases.binary} />
            </>
          ) : null}
        </CopyRows>
      )}
      {result.kind === 'value' && result.note ? <Alert kind="info">{words.note[result.note]}</Alert> : null}
    </section>
  );
}

function isStopped({ code }: LineFault): boolean {
  return code === 'too-slow' || code === 'memory';
}

function NameFacts({ name }: { name: LineName }) {
  const words = useWords();
  const descriptions: Readonly<Record<string, string>> = words.descriptions;
  if (name.of === 'function') return descriptions[name.name] ?? null;
  return name.text === undefined ? null : `${words.oneUnit(name.name)} = ${name.text}`;
}

/** So much of a long line is shown around the place, in characters. */
const AROUND = 30;

/** The line, with a caret under the place. */
function Place({ text, at }: { text: string; at: number }) {
  const from = Math.max(0, at - AROUND);
  const before = `${from > 0 ? '…' : ''}${text.slice(from, at)}`;
  const after = text.slice(at, at + AROUND);
  return (
    <pre className={styles.place}>
      {before}
      {after}
      {'\n'}
      {/* As wide as what stands above it, whatever its characters are. */}
      <span className={styles.hidden} aria-hidden>
        {before}
      </span>
      <span aria-hidden>^</span>
    </pre>
  );
}
