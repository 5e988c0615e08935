import { useId, useState } from 'react';
import { arrangeColumns } from '../../lib/column-choices';
import { readingName } from '../../lib/json/reading-name';
import { useOptions } from '../../operations/use-options';
import { FoldButton } from '../../ui/button/fold-button';
import { ConverterPanes } from '../../ui/converter/converter';
import { CopyButton } from '../../ui/copy/copy-button';
import { JSON_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { InputText } from '../../ui/input-text/input-text';
import { later } from '../../ui/later';
import { Option } from '../../ui/option-row/option-row';
import { Options } from '../../ui/options/options';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { examplesOf } from '../../ui/text-input/examples-of';
import { useLast } from '../../ui/use-last';
import type { ConvertedCsv } from './convert';
import { ExcelPreset } from './excel-preset';
import { csvNotes } from './notes';
import { csvOptions } from './operations';
import { SAMPLES } from './samples';
import { useCsv } from './use-csv';
import { useWords } from './use-words';
import styles from './view.module.css';

const CSV_TYPE = 'text/csv;charset=utf-8';

const ColumnsPanel = later(async () => (await import('../../ui/columns-panel/columns-panel')).ColumnsPanel);
const TablePreview = later(async () => (await import('./table-preview')).TablePreview);

/** JSON left, its records as CSV right, as text or as a table. */
export default function JsonToCsv() {
  const words = useWords();
  const csv = useCsv();
  const { run } = csv.conversion;
  const [options, change] = useOptions(csvOptions);
  const [view, setView] = useState<'text' | 'table'>('text');
  const canCopy = run.status === 'done' && (run.value?.text ?? '') !== '';
  const context = {
    showsTable: view === 'table',
    isGuarded: options.guard,
    guard: () => change({ guard: true }),
    takeFrom: csv.setPath,
  };
  return (
    <ConverterPanes
      {...csv.conversion}
      inputLabel={words.input}
      outputLabel={words.result}
      accept={JSON_FORMAT.accept}
      placeholder={words.inputHint}
      example={examplesOf(SAMPLES, words.samples)}
      fileName="output.csv"
      mimeType={CSV_TYPE}
      toFile={(content) => (options.bom ? new Blob(['\uFEFF', content], { type: CSV_TYPE }) : content)}
      wholeOf={({ whole }) => whole}
      readAs={({ readAs, roots }) => readingName(readAs, roots)}
      fault={(fault) => placedError(words.fault(fault), fault)}
      empty={run.value && run.value.roots > 0 ? <Emptiness {...run.value} /> : undefined}
      notes={(value, places) => csvNotes(value, { ...context, places }, words)}
      footer={(value) => (value.roots > 0 ? <Counts {...value} /> : null)}
      tabs={<ViewTabs words={words} views={['text', 'table']} value={view} onChange={setView} />}
      actions={
        <CopyButton size="small" variant="quiet" label={words.copyTsv} value={csv.makeTsv} disabled={!canCopy} />
      }
      body={(value) =>
        view === 'table' ? <TablePreview csv={value} delimiter={options.delimiter} label={words.table} /> : undefined
      }
      optionRow={<CsvOptions {...csv} />}
    />
  );
}

/** The options, the place of the records, and on demand the columns. */
function CsvOptions({ conversion, path, setPath, pathFault, choices, setChoices }: ReturnType<typeof useCsv>) {
  const words = useWords();
  const panelId = useId();
  const [showsColumns, setShowsColumns] = useState(false);
  const known = useLast(conversion.run.value);
  const columns = known ? arrangeColumns(known.columns, choices) : [];
  const count = known?.columnCount ?? 0;
  const pathField = (
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
  );
  const fold = { label: words.columns(count), isOpen: showsColumns, onChange: setShowsColumns, controls: panelId };
  return (
    <>
      <Options
        schema={csvOptions}
        words={words.options}
        open={['nested', 'lists', 'delimiter']}
        before={pathField}
        after={<FoldButton {...fold} />}
        beforeMore={<ExcelPreset />}
      />
      {showsColumns ? (
        <ColumnsPanel id={panelId} words={words} columns={columns} count={count} onChange={setChoices} />
      ) : null}
    </>
  );
}

/** Why there is no text although there are values. */
function Emptiness({ rows }: ConvertedCsv) {
  const words = useWords();
  return <span>{rows === 0 ? words.noRows : words.noColumns}</span>;
}

function Counts({ rows, columnCount }: ConvertedCsv) {
  const words = useWords();
  return (
    <>
      <span>{words.rows(rows)}</span>
      <span>{words.columnCount(columnCount)}</span>
    </>
  );
}
