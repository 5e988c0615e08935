import { useRef } from 'react';
import type { FileEncoding } from '../../lib/file-encodings';
import type { SniffEncoding } from '../../lib/text-source';
import { Panes, Section, Stack } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import { examplesOf } from '../../ui/text-input/examples-of';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { useArrived } from '../../ui/use-arrived';
import { useLast } from '../../ui/use-last';
import { CopyTable } from './copy-table';
import { ExcelPreset } from './excel-preset';
import { formatOfFault, inputError, otherEncodings, sideOf } from './fault-error';
import { EXTENSIONS, MIME_TYPES } from './formats';
import { tableOptions } from './options';
import { planOptions } from './options-plan';
import type { TableFault } from './faults';
import { SHOWN_COLUMNS, type ReadFacts } from './report';
import type { SourceFormat } from '../../lib/table/source-formats';
import { SAMPLES } from './page-samples';
import { readAs } from './read-as';
import { TableSection } from './table-section';
import { usePasted } from './use-pasted';
import { useTable, type TableState } from './use-table';
import { useWords } from './use-words';
import styles from './view.module.css';

const Encodings = later(async () => (await import('./encodings')).OtherEncodings);
const SourceFields = later(async () => (await import('./source-fields')).SourceFields);
const TableNotes = later(async () => (await import('./table-notes')).TableNotes);
const Workbook = later(async () => (await import('./workbook-output')).WorkbookOutput);

const ACCEPT =
  '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.json,.jsonl,.ndjson,.yaml,.yml,.sql,.md,.html,.htm,text/*,application/json';
/** Records that are lists: JSON, NDJSON, and YAML. */
const LISTS = /^\s*(?:\[\s*\[|\[[^{\n]*\]\s*\n|- +[-[])/;

/** A table in any of eight formats left, the same in another right, and its cells in a grid below. */
export default function TableConverter() {
  const words = useWords();
  const table = useTable();
  const { source, onSource, run, options, choices } = table;
  const input = useRef<TextInputHandle>(null);
  const text = typeof source === 'string' ? source : undefined;
  const pasted = usePasted(options.from === 'auto' || options.from === 'html', source, onSource);
  const setEncoding = (encoding: FileEncoding) => table.change({ encoding });
  const value = run.status === 'done' ? run.value : undefined;
  const others = value?.facts.otherEncodings ?? [];
  // The place of what comes on opening; later on nothing stands where nothing is known.
  const isAwaited = !useArrived(run.status === 'done' || run.status === 'fault') && run.status !== 'idle';
  return (
    <Stack>
      <TableOptions {...table} />
      <Panes className={styles.panes}>
        <TextInput
          ref={input}
          variant="pane"
          label={words.input}
          value={source}
          onChange={onSource}
          openFile={table.openFile}
          takeHtml={pasted.takeHtml}
          isBinary={isBinary(source, run.fault ? formatOfFault(run.fault) : value?.from)}
          encodingOf={sniffOf(value?.facts.encoding)}
          error={errorOf(table, words.fault, setEncoding)}
          readAs={value && readAs(value, table.openedEncoding, words)}
          example={examplesOf(SAMPLES, words.samples)}
          accept={ACCEPT}
          placeholder={words.inputHint}
          onSubmit={run.retry}
        />
        <Result {...table} />
      </Panes>
      {others.length > 0 ? <Encodings previews={others} onChoose={setEncoding} /> : null}
      {value && (pasted.usePlain || value.noteCount > 0 || value.columnCount > SHOWN_COLUMNS) ? (
        <TableNotes
          table={value}
          text={text}
          onGo={(offset) => input.current?.goTo(offset)}
          onGuard={() => table.change({ guard: true })}
          onPath={choices.setPath}
          onPlain={pasted.usePlain}
        />
      ) : null}
      {run.value ? (
        <TableSection table={run.value} opened={table.openedEncoding} choices={choices} />
      ) : isAwaited ? (
        <Section title={words.whichTable}>
          <div className={styles.awaited} data-awaited="" />
        </Section>
      ) : null}
    </Stack>
  );
}

/** The options that have an effect now, with what chooses a part of the source. */
function TableOptions({ source, run, options, choices, hasBytes }: TableState) {
  const words = useWords();
  const known = useLast(run.value);
  const from =
    options.from === 'auto' ? ((run.fault && formatOfFault(run.fault)) ?? known?.from ?? 'csv') : options.from;
  const isStructured = from === 'json' || from === 'ndjson' || from === 'yaml';
  const areLists = isStructured && (typeof source !== 'string' || LISTS.test(source.slice(0, 1000)));
  const inForce = { from, to: options.to, isFile: hasBytes, areLists };
  const delimiterFault = run.fault && sideOf(run.fault) === 'delimiter' ? words.fault(run.fault) : undefined;
  const facts = run.status === 'fault' || run.value?.from === from ? known?.facts : undefined;
  return (
    <Options
      schema={tableOptions}
      words={words.options}
      {...planOptions(options, inForce, words)}
      errors={{ otherDelimiter: delimiterFault }}
      after={
        <>
          {hasParts(from, facts, run.fault, choices.chosen.path) ? (
            <SourceFields from={from} facts={facts} fault={run.fault} choices={choices} />
          ) : null}
          {options.to === 'csv' ? <ExcelPreset /> : null}
        </>
      }
    />
  );
}

/** Whether the source may be of several parts, one of which is the table. */
function hasParts(
  from: SourceFormat,
  facts: ReadFacts | undefined,
  fault: TableFault | undefined,
  path: string,
): boolean {
  const isOfOne = from === 'csv' || from === 'ndjson';
  return !isOfOne || (facts?.tables?.length ?? 0) > 1 || path !== '' || fault?.code === 'table-not-found';
}

/** The table in its new format: a text, or a workbook to save. */
function Result({ run, options, makeText, source, choices }: TableState) {
  const words = useWords();
  const { value } = run;
  const { to } = options;
  const fileName = `table.${EXTENSIONS[to]}`;
  const hasCells = run.status === 'done' && value !== undefined && value.columnCount > 0;
  const actions = (
    <CopyTable
      makeText={makeText}
      of={[source, options, choices.chosen].map(identityOf).join(' ')}
      disabled={!hasCells}
      keepsText={options.types === 'text'}
    />
  );
  const empty = value && run.status === 'done' ? <span>{words.noCells}</span> : undefined;
  if (to === 'xlsx') return <Workbook run={run} fileName={fileName} actions={actions} empty={empty} />;
  const isSeparated = to === 'csv' || to === 'tsv';
  const mimeType = `${MIME_TYPES[to]};charset=utf-8`;
  return (
    <TextOutput
      label={words.result}
      run={run}
      text={value?.text}
      whole={value?.whole}
      bytes={value?.bytes}
      lines={run.lines}
      fileName={fileName}
      mimeType={mimeType}
      toFile={isSeparated && options.bom ? (content) => new Blob(['\uFEFF', content], { type: mimeType }) : undefined}
      empty={empty}
      actions={actions}
    />
  );
}

let identities = 0;
const known = new WeakMap<object, number>();

/** The same for the same file, and for the same values. */
function identityOf(thing: unknown): string {
  if (!(thing instanceof File)) return JSON.stringify(thing);
  const found = known.get(thing) ?? (identities += 1);
  known.set(thing, found);
  return `file ${found}`;
}

/** What is wrong with the input, where the fault is of nothing else. */
function errorOf(
  { run: { fault } }: TableState,
  say: (fault: NonNullable<TableState['run']['fault']>) => string,
  setEncoding: (encoding: FileEncoding) => void,
): FieldError | undefined {
  if (!fault || !['input', 'result'].includes(sideOf(fault))) return undefined;
  const previews = otherEncodings(fault);
  return inputError(
    fault,
    say(fault),
    previews.length > 0 ? <Encodings previews={previews} onChoose={setEncoding} /> : undefined,
  );
}

/** Workbooks are no text; before they are read their name says so. */
function isBinary(source: TableState['source'], from: string | undefined): boolean {
  if (typeof source === 'string') return false;
  return from === 'xlsx' || (from === undefined && /\.xl[a-z]+$/i.test(source.name));
}

const SNIFFERS = new Map<string, SniffEncoding>();
/** The reader of files finds out which encoding it is; until then nothing is said of it. */
const UNKNOWN: SniffEncoding = () => undefined;

/** As the input needs it, always the same function for an encoding. */
function sniffOf(encoding: FileEncoding | undefined): SniffEncoding {
  if (encoding === undefined) return UNKNOWN;
  const made = SNIFFERS.get(encoding) ?? (() => encoding);
  SNIFFERS.set(encoding, made);
  return made;
}
