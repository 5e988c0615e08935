import { useRef, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { makePart, usePart } from '../../ui/part';
import { Switch } from '../../ui/switch/switch';
import { ExampleButton } from '../../ui/text-input/example-button';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { LineResult, Stopped } from './sheet-result';
import { LineDetails } from './line-details';
import { evaluate } from './operations';
import { DEFAULT_SHEET, rememberedOptions, type SheetOptions } from './options';
import { SheetEditor } from './sheet-editor';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** More lines would make typing slow. */
const MAX_LINES = 1000;
const NONE: readonly Stopped[] = [];

const referencePart = makePart(() => import('./reference'));

/** Results of a sheet. A line that had to be stopped is left out of the next run, which begins at once, so that the others have theirs. */
function useSheet(sheet: string, options: SheetOptions, enabled: boolean) {
  const language = useLocale();
  const [held, setStopped] = useState<{ key: string; lines: readonly Stopped[] }>({ key: '', lines: NONE });
  const key = JSON.stringify([sheet, options, language]);
  const stopped = held.key === key ? held.lines : NONE;
  // What was stopped is tried again when it is typed again.
  if (held.key !== key) setStopped({ key, lines: NONE });
  const run = useOperation(evaluate, { sheet }, { ...options, language, stopped: [...stopped] }, { enabled });
  const found = stoppedIn(run);
  if (found && !stopped.some(({ line }) => line === found.line)) setStopped({ key, lines: [...stopped, found] });
  return { run, retry: () => setStopped({ key: '', lines: NONE }) };
}

function stoppedIn({ status, failure }: Run<unknown, unknown>): Stopped | undefined {
  if (status !== 'failed' || !failure || !('step' in failure) || failure.step === undefined) return undefined;
  return { line: failure.step, reason: failure.code === 'too-slow' ? 'too-slow' : 'memory' };
}

/** A sheet of expressions, the result of each at the end of its line. */
export default function MathEvaluator() {
  const words = useWords();
  const [{ sheet: remembered, ...options }, setOptions] = useOptions(rememberedOptions);
  const [sheet, setSheet] = useDraft('sheet', remembered);
  const [line, setLine] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = sheet.split('\n');
  const isTooLong = lines.length > MAX_LINES;
  const { run, retry } = useSheet(sheet, options, !isTooLong && sheet.trim() !== '');
  const results = run.value;
  const reference = usePart(referencePart, true);

  const write = (next: string) => {
    setSheet(next);
    setOptions({ sheet: next });
  };
  /** Types into the sheet at the caret, `back` characters of which stand after it. */
  const insert = (text: string, back = 0) => {
    if (!area.current) return;
    typeInto(area.current, text);
    const caret = area.current.selectionEnd - back;
    area.current.setSelectionRange(caret, caret);
  };
  const replace = (text: string) => {
    area.current?.select();
    insert(text);
  };
  const goTo = (row: number, at: number) => {
    const before = lines.slice(0, row).reduce((length, { length: own }) => length + own + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(before + at, before + at);
    setLine(row);
  };

  return (
    <div className={styles.page}>
      <OptionRow onReset={() => setOptions({ angle: 'rad', digits: 16, grouping: false, decimalSign: 'dot' })}>
        <Option label={words.angle}>
          <ButtonsSelect
            label={words.angle}
            hideLabel
            size="small"
            value={options.angle}
            onChange={(angle) => setOptions({ angle })}
            options={[
              { label: words.rad, value: 'rad' },
              { label: words.deg, value: 'deg' },
            ]}
          />
        </Option>
        <Option label={words.digits}>
          <span className={styles.digits}>
            <NumberField
              label={words.digits}
              hideLabel
              size="small"
              option="digits"
              value={options.digits}
              min={1}
              max={64}
              onChange={(digits) => setOptions({ digits })}
            />
          </span>
        </Option>
        <Option label={words.decimalSign}>
          <ButtonsSelect
            label={words.decimalSign}
            hideLabel
            size="small"
            value={options.decimalSign}
            onChange={(decimalSign) => setOptions({ decimalSign })}
            options={[
              { label: words.dot, value: 'dot' },
              { label: words.comma, value: 'comma' },
            ]}
          />
        </Option>
        <Switch label={words.grouping} checked={options.grouping} onChange={(grouping) => setOptions({ grouping })} />
      </OptionRow>
      <div className={styles.columns}>
        <div className={styles.main}>
          <ResultHead
            title={words.sheet}
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
                  value={() => withResults(lines, results, words)}
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
          {stoppedIn(run) ? null : <Unfinished run={run} unit="items" />}
          <LineDetails
            line={line}
            text={lines[line] ?? ''}
            result={run.stale ? undefined : results?.[line]}
            onRetry={retry}
          />
        </div>
        <aside className={styles.reference} aria-label={words.reference}>
          {reference ? <reference.Reference onInsert={insert} /> : null}
        </aside>
      </div>
    </div>
  );
}

/** Types over what is chosen, so that the browser's own undo takes it back. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated, but the only way that the browser's undo knows of.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

function countOf(results: readonly LineResult[]): [values: number, faults: number] {
  return [
    results.filter(({ kind }) => kind === 'value' || kind === 'undefined').length,
    results.filter(({ kind }) => kind === 'fault').length,
  ];
}

/** The sheet with each result in a comment, so that it can be pasted back. */
function withResults(lines: readonly string[], results: readonly LineResult[] | undefined, words: ToolWords): string {
  return lines
    .map((line, index) => {
      const result = results?.[index];
      if (result?.kind === 'value' && result.about) return `${line}  # ${words.shortName(result.about)}`;
      if (result?.kind === 'value') return `${line}  # = ${result.text}`;
      if (result?.kind === 'undefined') return `${line}  # = ${words.undefinedValue}`;
      return result?.kind === 'fault' ? `${line}  # ${words.fault(result.fault)}` : line;
    })
    .join('\n');
}
