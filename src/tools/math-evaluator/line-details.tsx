import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { LineResult, LineValue } from './sheet-result';
import type { LineFault } from './faults';
import { aboutName, formsOf } from './results-text';
import { useWords } from './use-words';
import styles from './line-details.module.css';

interface LineDetailsProps {
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
  const title = words.lineTitle(line + 1);
  return (
    <section className={styles.details} aria-label={title}>
      <ResultHead title={title} />
      {result.kind === 'fault' ? <Wrong fault={result.fault} text={text} onRetry={onRetry} /> : null}
      {result.kind === 'undefined' ? (
        <Alert kind="info" title={words.undefinedValue}>
          {words.undefinedHint}
        </Alert>
      ) : null}
      {result.kind === 'value' ? <Value value={result} title={title} /> : null}
    </section>
  );
}

function Wrong({ fault, text, onRetry }: { fault: LineFault } & Pick<LineDetailsProps, 'text' | 'onRetry'>) {
  const words = useWords();
  return (
    <Alert kind="warning" title={words.fault(fault)}>
      {'at' in fault && fault.at !== undefined ? <Place text={text} at={fault.at} /> : null}
      {fault.code === 'too-slow' || fault.code === 'memory' ? (
        <Button size="small" icon="refresh-cw" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      ) : null}
    </Alert>
  );
}

function Value({ value, title }: { value: LineValue; title: string }) {
  const words = useWords();
  const { about, note } = value;
  return (
    <>
      {about ? (
        <Alert kind="info" title={words.nameTitle(about)}>
          {aboutName(about, words)}
        </Alert>
      ) : (
        <CopyRows label={title}>
          {formsOf(value).map((form) => (
            <CopyRow key={form.name} label={words.forms[form.name]} value={form.value ?? ''} />
          ))}
        </CopyRows>
      )}
      {note ? <Alert kind="info">{words.note[note]}</Alert> : null}
    </>
  );
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
