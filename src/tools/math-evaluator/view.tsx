import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { later } from '../../ui/later';
import { ResultHead } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { ExampleButton } from '../../ui/text-input/example-button';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useArrived } from '../../ui/use-arrived';
import { LineDetails } from './line-details';
import { DEFAULT_SHEET, rememberedOptions } from './options';
import { countOf, withResults } from './results-text';
import { SheetEditor } from './sheet-editor';
import { useCaret } from './use-caret';
import { useSheet } from './use-sheet';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More lines would make typing slow. */
const MAX_LINES = 1000;

const Reference = later(async () => (await import('./reference')).Reference);

/** A sheet of expressions, the result of each at the end of its line. */
export default function MathEvaluator() {
  const words = useWords();
  const [{ sheet: remembered, ...options }, setOptions] = useOptions(rememberedOptions);
  const [sheet, setSheet] = useDraft('sheet', remembered);
  const lines = sheet.split('\n');
  const isTooLong = lines.length > MAX_LINES;
  const { area, line, setLine, insert, replace, goTo } = useCaret(lines);
  const { run, isStopped, retry } = useSheet(sheet, options, !isTooLong && sheet.trim() !== '');
  // Typed over the sheet, so that the browser's own undo brings it back.
  useHandedOver(({ text }) => {
    if (typeof text === 'string') replace(text);
  });
  const results = run.value;
  const isAnswered = useArrived(run.status !== 'busy');
  const write = (next: string) => {
    setSheet(next);
    setOptions({ sheet: next });
  };
  return (
    <div className={styles.page}>
      <Options
        schema={rememberedOptions}
        words={words.options}
        open={['angle', 'digits', 'decimalSign', 'grouping']}
        buttons={['angle', 'decimalSign']}
        without={['sheet']}
        // What was written is no setting.
        onReset={() => setOptions({ sheet })}
      />
      <div className={styles.columns}>
        {/* What was written here before is no example that the next key may take the place of. */}
        <div className={styles.main} data-kept={remembered !== DEFAULT_SHEET || undefined}>
          <ResultHead
            title={words.options.sheet}
            meta={<span role="status">{results && !run.stale ? words.summary(...countOf(results)) : ''}</span>}
            actions={
              <>
                <ExampleButton example={words.examples(DEFAULT_SHEET)} onPick={replace} />
                <Button
                  size="small"
                  variant="quiet"
                  icon="x"
                  iconOnly
                  aria-label={words.clear}
                  disabled={sheet === ''}
                  onClick={() => replace('')}
                />
                <CopyButton
                  size="small"
                  value={() => withResults(lines, results ?? [], words)}
                  sends
                  label={words.copySheet}
                  disabled={!results || run.stale}
                />
              </>
            }
          />
          <SheetEditor
            ref={area}
            sheet={sheet}
            lines={isTooLong ? lines.slice(0, MAX_LINES) : lines}
            results={results}
            stale={run.stale}
            onChange={write}
            onLine={setLine}
            onInsert={insert}
            onGoTo={goTo}
          />
          {isTooLong ? <Alert kind="error" title={words.tooManyLines(MAX_LINES)} /> : null}
          {isStopped ? null : <Unfinished run={run} unit="items" />}
          <LineDetails
            line={line}
            text={lines[line] ?? ''}
            result={run.stale ? undefined : results?.[line]}
            onRetry={retry}
          />
        </div>
        <aside className={styles.reference} aria-label={words.reference}>
          {/* On a phone it stands below the answer. */}
          {isAnswered ? <Reference onInsert={insert} /> : null}
        </aside>
      </div>
    </div>
  );
}
