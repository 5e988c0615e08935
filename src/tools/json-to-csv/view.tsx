import { useId, useState } from 'react';
import { refuseLarge } from '../../lib/document/refuse-large';
import { pathText } from '../../lib/document/note';
import type { Fault } from '../../lib/result';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes, type Places } from '../../ui/converter/converter';
import { CopyButton } from '../../ui/copy/copy-button';
import { JSON_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { InputText } from '../../ui/input-text/input-text';
import { NoteAction } from '../../ui/notes/note-action';
import type { NoteItem } from '../../ui/notes/notes';
import { Option } from '../../ui/option-row/option-row';
import { Options } from '../../ui/options/options';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { arrangeColumns, type ColumnChoice } from './columns';
import { SHOWN_COLUMNS, SIZE_LIMIT, type ConvertedCsv, type ConvertFault } from './convert';
import { ExcelPreset } from './excel-preset';
import { convert, csvOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const AS_FOUND: readonly ColumnChoice[] = [];

const columnsPart = makePart(() => import('./columns-panel'));
const tablePart = makePart(() => import('./table-preview'));

/** JSON left, its records as CSV right. */
export default function JsonToCsv() {
  const words = useWords();
  const toolId = useToolId();
  const panelId = useId();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [path, setPath] = useDraft('path', '');
  const [choices, setChoices] = useDraft<readonly ColumnChoice[]>('columns', AS_FOUND);
  const [options, change] = useOptions(csvOptions);
  const [view, setView] = useState<'text' | 'table'>('text');
  const [showsColumns, setShowsColumns] = useState(false);
  const columnsPanel = usePart(columnsPart, showsColumns);
  const tablePreview = usePart(tablePart, view === 'table');

  const refusal = refuseLarge(source, SIZE_LIMIT);
  const settings = { ...options, path, columns: [...choices] };
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const run = withFault(useOperation(convert, { text: source }, settings, { enabled: isEnabled }), refusal);
  const pathFault = run.fault && isPathFault(run.fault) ? run.fault : undefined;
  const known = useLast(run.value);
  const columns = known ? arrangeColumns(known.columns, choices) : [];

  async function makeTsv(): Promise<string> {
    const tsv = { ...settings, delimiter: '\t' as const, quotes: 'needed' as const, lineEnd: 'lf' as const };
    const result = await runOperation(convert, { text: source }, tsv, { toolId });
    if (!result.ok) throw new Error(`What could be converted cannot any more: ${result.fault.code}`);
    return result.value.whole?.text() ?? result.value.text;
  }

  return (
    <ConverterPanes
      source={source}
      onSource={setSource}
      run={pathFault ? { ...run, fault: undefined } : run}
      inputLabel={words.input}
      outputLabel={words.result}
      accept={JSON_FORMAT.accept}
      placeholder={words.inputHint}
      fileName="output.csv"
      mimeType="text/csv;charset=utf-8"
      toFile={(content) => (options.bom ? new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }) : content)}
      wholeOf={({ whole }) => whole}
      readAs={nameOf}
      fault={(fault) => placedError(words.fault(fault), fault)}
      empty={run.value && run.value.roots > 0 ? <span>{emptiness(run.value)}</span> : undefined}
      notes={notesOf}
      example={[
        { label: words.sampleRecords, value: SAMPLES.records },
        { label: words.sampleNested, value: SAMPLES.nested },
        { label: words.sampleEnvelope, value: SAMPLES.envelope },
        { label: words.sampleLines, value: SAMPLES.lines },
      ]}
      footer={({ rows, columnCount, roots }) =>
        roots === 0 ? null : (
          <>
            <span>{words.rows(rows)}</span>
            <span>{words.columnCount(columnCount)}</span>
          </>
        )
      }
      tabs={
        <Tabs
          label={words.view}
          size="small"
          tabs={[
            { id: 'text', label: words.text },
            { id: 'table', label: words.table },
          ]}
          value={view}
          onChange={setView}
        />
      }
      actions={
        <CopyButton
          size="small"
          variant="quiet"
          label={words.copyTsv}
          value={makeTsv}
          disabled={run.status !== 'done' || (run.value?.text ?? '') === ''}
        />
      }
      body={(csv) => {
        if (view !== 'table') return undefined;
        if (!tablePreview) return <div aria-busy />;
        return <tablePreview.TablePreview csv={csv} delimiter={options.delimiter} label={words.table} />;
      }}
      optionRow={
        <>
          <Options
            schema={csvOptions}
            words={words.options}
            open={['nested', 'lists', 'delimiter']}
            before={
              <Option label={words.path}>
                <InputText
                  className={styles.path}
                  label={words.path}
                  hideLabel
                  size="small"
                  mono
                  placeholder={words.pathHint}
                  value={path}
                  onChange={setPath}
                  error={pathFault ? words.fault(pathFault) : undefined}
                />
              </Option>
            }
            after={
              <Button
                size="small"
                icon={showsColumns ? 'chevron-down' : 'chevron-right'}
                aria-expanded={showsColumns}
                aria-controls={panelId}
                onClick={() => setShowsColumns(!showsColumns)}
              >
                {words.columns(known?.columnCount ?? 0)}
              </Button>
            }
            beforeMore={<ExcelPreset />}
          />
          {showsColumns && columnsPanel ? (
            <columnsPanel.ColumnsPanel
              id={panelId}
              columns={columns}
              count={known?.columnCount ?? 0}
              onChange={setChoices}
            />
          ) : null}
        </>
      }
    />
  );

  function emptiness({ rows }: ConvertedCsv): string {
    return rows === 0 ? words.noRows : words.noColumns;
  }

  function notesOf(csv: ConvertedCsv, places: Places): NoteItem[] {
    if (csv.roots === 0) return [];
    return [
      ...offers(csv),
      ...documentNotes(csv.notes, words.documents, places),
      ...renamedNotes(csv),
      ...formulaNotes(csv),
      ...lossNotes(csv),
    ];
  }

  function offers({ envelope }: ConvertedCsv): NoteItem[] {
    if (!envelope) return [];
    const text = pathText(envelope.path);
    const use = () => setPath(text);
    const message = <NoteAction text={words.envelope(text, envelope.count)} act={words.useEnvelope} onAct={use} />;
    return [{ kind: 'info', message }];
  }

  function renamedNotes({ renamed, renamedCount }: ConvertedCsv): NoteItem[] {
    const items = renamed.map(({ wanted, name }): NoteItem => ({
      kind: 'warning',
      message: words.renamed(wanted, name),
    }));
    const more = renamedCount - renamed.length;
    return more > 0 ? [...items, { kind: 'warning', message: words.moreRenamed(more) }] : items;
  }

  function formulaNotes({ formulas }: ConvertedCsv): NoteItem[] {
    if (formulas === 0) return [];
    if (options.guard) return [{ kind: 'info', message: words.guarded(formulas) }];
    const guard = () => change({ guard: true });
    const message = <NoteAction text={words.formulas(formulas)} act={words.useGuard} onAct={guard} />;
    return [{ kind: 'warning', message }];
  }

  function lossNotes({ loneSurrogates, columnCount }: ConvertedCsv): NoteItem[] {
    const items: NoteItem[] = [];
    if (loneSurrogates > 0) items.push({ kind: 'warning', message: words.loneSurrogates(loneSurrogates) });
    if (view === 'table' && columnCount > SHOWN_COLUMNS)
      items.push({ kind: 'info', message: words.firstColumns(SHOWN_COLUMNS) });
    return items;
  }
}

function withFault<V, F extends Fault>(run: Run<V, F>, fault: F | undefined): Run<V, F> {
  return fault ? { ...run, status: 'fault', value: undefined, fault } : run;
}

function isPathFault({ code }: ConvertFault): boolean {
  return code === 'bad-path' || code === 'path-not-found';
}

function nameOf({ readAs, roots }: ConvertedCsv): string | undefined {
  if (roots === 0) return undefined;
  return readAs === 'json' ? 'JSON' : readAs === 'json5' ? 'JSON5' : 'JSON Lines';
}

/** The last value there was, so that what is built on it stays while the next one is being made. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
