import type { Ref } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../../ui/button/button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import type { LineResult } from './sheet-result';
import type { LineFault } from './faults';
import { useWords } from './use-words';
import styles from './sheet-editor.module.css';

export interface SheetEditorProps {
  ref: Ref<HTMLTextAreaElement>;
  sheet: string;
  lines: readonly string[];
  /** Undefined while there is none. */
  results: readonly LineResult[] | undefined;
  /** The results are those of before. */
  stale: boolean;
  onChange: (sheet: string) => void;
  /** The caret stands in another line. */
  onLine: (line: number) => void;
  onInsert: (text: string) => void;
  /** Puts the caret at a place in a line. */
  onGoTo: (line: number, at: number) => void;
}

/** The sheet: one field of text, with the result of each line at its end. */
export function SheetEditor({ ref, sheet, lines, results, onChange, onLine, ...props }: SheetEditorProps) {
  const words = useWords();
  return (
    <div className={styles.frame}>
      <textarea
        ref={ref}
        className={styles.area}
        aria-label={words.options.sheet}
        placeholder={words.placeholder}
        value={sheet}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => onChange(event.target.value)}
        onScroll={({ currentTarget: { scrollLeft, parentElement } }) =>
          parentElement?.style.setProperty('--scrolled', `${scrollLeft}px`)
        }
        onSelect={({ currentTarget: { value, selectionEnd } }) =>
          onLine(value.slice(0, selectionEnd).split('\n').length - 1)
        }
      />
      <ol className={styles.rows} aria-label={words.results} data-stale={props.stale ? '' : undefined}>
        {lines.map((line, index) => (
          // A line is its number: it has no other identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.row}>
            <span className={styles.mirror} aria-hidden>
              <Mirror line={line} result={results?.[index]} />
            </span>
            <span className={styles.result}>
              <Result {...props} result={results?.[index]} line={index} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The line once more, unseen, so that the row is as high as the field's; only the mark under a mistake shows. */
function Mirror({ line, result }: { line: string; result: LineResult | undefined }) {
  const at = result?.kind === 'fault' ? placeIn(result.fault) : undefined;
  if (at === undefined) return <>{line}&#8203;</>;
  const [marked = ' '] = line.slice(at);
  return (
    <>
      {line.slice(0, at)}
      <mark className={styles.mark}>{marked}</mark>
      {line.slice(at + marked.length)}&#8203;
    </>
  );
}

function placeIn(fault: LineFault): number | undefined {
  return 'at' in fault ? fault.at : undefined;
}

interface ResultProps extends Pick<SheetEditorProps, 'onInsert' | 'onGoTo' | 'stale'> {
  result: LineResult | undefined;
  line: number;
}

function Result({ result, line, stale, onInsert, onGoTo }: ResultProps) {
  const words = useWords();
  const kit = useKitWords();
  if (result === undefined || result.kind === 'empty') return null;
  if (result.kind === 'undefined') return <span className={styles.quiet}>{words.undefinedValue}</span>;
  if (result.kind === 'fault') {
    const message = words.fault(result.fault);
    const goThere = () => onGoTo(line, placeIn(result.fault) ?? 0);
    return (
      <button type="button" className={styles.fault} title={message} onClick={goThere}>
        {message}
      </button>
    );
  }
  if (result.about) return <span className={styles.quiet}>{words.shortName(result.about)}</span>;
  return (
    <>
      {result.note ? <span className={styles.quiet}>{words.shortNote[result.note]}</span> : null}
      <Button
        size="small"
        variant="quiet"
        className={styles.value}
        disabled={stale}
        title={words.insertHint}
        aria-label={words.insertResult(result.text, line + 1)}
        onClick={() => onInsert(result.plain)}
      >
        {result.text}
      </Button>
      <CopyIcon
        value={result.text}
        label={kit.copyNamed(words.resultOf(line + 1))}
        sends={words.resultOf(line + 1)}
        disabled={stale}
      />
    </>
  );
}
