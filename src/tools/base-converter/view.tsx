import { toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { useDelayed } from '../../ui/progress/use-delayed';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { TextInput, type FieldError } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { DigitField } from './digit-field';
import {
  type BaseFault,
  type Described,
  type DescribedLine,
  type DescribedLines,
  type FieldId,
  NOTATION_IDS,
  type NotationId,
  WORD_IDS,
} from './notations';
import { describe } from './operations';
import { OptionFields } from './option-fields';
import { baseOptions, type BaseOptions, wordBits } from './options';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';
import { copiedDigits } from './write-fraction';

const LARGE_EXAMPLE = '42540766411283223938465490632011909384';
/** Work shorter than this, in milliseconds, shows no progress. */
const BUSY_AFTER = 300;

/** One number in all notations; whichever field was edited last is the source of the others. */
export default function BaseConverter() {
  const words = useWords();
  const [options, setOptions, resetOptions] = useOptions(baseOptions);
  const [field, setField] = useDraft<FieldId>('field', 'number');
  const [source, setSource] = useDraft<TextSource>('source', '42');

  const isEmpty = typeof source === 'string' && source.trim() === '';
  const run = useOperation(describe, { number: source }, { ...options, field }, { enabled: !isEmpty });
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const report = run.value;
  const described = report?.kind === 'number' ? report : undefined;

  const edit = (edited: FieldId) => (value: TextSource) => {
    setField(edited);
    setSource(value);
  };
  const change = (changes: Partial<BaseOptions>) => {
    // The field of a word that is no more cannot stay the source.
    const loses = wordBits({ ...options, ...changes }) === undefined && WORD_IDS.some((id) => id === field);
    if (loses) edit('number')(described ? toTextSource(described.number, 'number.txt') : '');
    setOptions(changes);
  };
  const fault = run.status === 'fault' ? run.fault : undefined;
  const isDigitsFault = fault?.code.startsWith('alphabet-') === true;
  const message = fault && !isDigitsFault ? words.fault(fault) : undefined;
  const numberError: FieldError | undefined =
    message !== undefined && field === 'number'
      ? { message, ...faultPlace(fault, source), actions: <FaultActions fault={fault} onChange={change} /> }
      : undefined;

  return (
    <SideBySide
      options={
        <>
          <TextInput
            label={words.number}
            rows={2}
            value={field === 'number' ? source : toTextSource(described?.number ?? '', 'number.txt')}
            onChange={edit('number')}
            error={numberError}
            placeholder={words.numberPlaceholder}
            readAs={described?.readAs === undefined ? undefined : words.base(described.readAs)}
            example={[
              { label: words.decimalExample, value: '42' },
              { label: words.hexadecimalExample, value: '0xDEAD_BEEF' },
              { label: words.largeExample, value: LARGE_EXAMPLE },
              { label: words.listExample, value: '42\n0xFF\n-0b1010\n1 000 000' },
            ]}
          />
          <OptionFields
            options={options}
            onChange={change}
            onReset={() => {
              change({ word: 0 });
              resetOptions();
            }}
            digitsError={fault && isDigitsFault ? words.fault(fault) : undefined}
            customBase={report?.customBase}
          />
        </>
      }
    >
      {isBusyLong || run.status === 'failed' || run.status === 'cancelled' ? (
        <Unfinished run={run} unit="items" />
      ) : report?.kind === 'lines' ? (
        <Lines report={report} />
      ) : (
        <NumberRows
          described={described}
          stale={run.stale}
          options={options}
          typed={field === 'number' || typeof source !== 'string' ? undefined : { field, text: source }}
          error={message}
          onEdit={edit}
        />
      )}
    </SideBySide>
  );
}

/** Where the fault is, in the text as it was typed. */
function faultPlace(fault: BaseFault | undefined, source: TextSource): { at?: number } {
  return fault && 'at' in fault && typeof source === 'string' ? { at: fault.at } : {};
}

interface FaultActionsProps {
  fault: BaseFault | undefined;
  onChange: (changes: Partial<BaseOptions>) => void;
}

function FaultActions({ fault, onChange }: FaultActionsProps) {
  const words = useWords();
  if (fault?.code !== 'bad-digit' || fault.readableIn === undefined) return null;
  const { readableIn } = fault;
  return (
    <Button size="small" onClick={() => onChange({ from: readableIn })}>
      {words.readInBase(readableIn)}
    </Button>
  );
}

interface NumberRowsProps {
  described: Described | undefined;
  stale: boolean;
  options: BaseOptions;
  /** The row that is being typed into, with its text as it is. */
  typed: { readonly field: FieldId; readonly text: string } | undefined;
  error: string | undefined;
  onEdit: (field: FieldId) => (value: string) => void;
}

function NumberRows({ described, stale, options, typed, error, onEdit }: NumberRowsProps) {
  const words = useWords();
  const bits = wordBits(options);
  const row = (id: FieldId, label: string, value: string) => (
    <DigitField
      key={id}
      label={label}
      value={typed?.field === id ? typed.text : value}
      onChange={onEdit(id)}
      error={typed?.field === id ? error : undefined}
      more={words.more}
      cut={words.cut}
      stale={stale}
    />
  );
  const nameOf = (id: NotationId) =>
    id === 'custom' ? words.customRow(described?.customBase ?? options.custom) : words.notations[id];
  return (
    <>
      <ResultHead title={words.result} meta={sizeOf(described, words)} />
      <div className={styles.rows}>{NOTATION_IDS.map((id) => row(id, nameOf(id), described?.notations[id] ?? ''))}</div>
      {bits === undefined ? null : (
        <>
          <ResultHead title={words.wordTitle(bits)} />
          <div className={styles.rows}>
            {WORD_IDS.filter((id) => bits % 8 === 0 || !id.startsWith('swapped')).map((id) =>
              row(id, words.wordRows[id], described?.word?.[id] ?? ''),
            )}
          </div>
        </>
      )}
    </>
  );
}

/** A fraction has no length; what its parentheses mean is said in the place of it. */
function sizeOf(described: Described | undefined, words: ToolWords): string | undefined {
  if (!described) return undefined;
  if (described.isCut) return words.cutInput;
  if (!described.isFraction) return words.size(described.bits, described.bytes);
  const written = Object.values(described.notations);
  if (written.some((text) => text !== copiedDigits(text))) return words.longPeriod;
  return written.some((text) => text.endsWith(')')) ? words.period : undefined;
}

/** Longer cells are shown by their beginning; the file has them whole. */
const CELL = 200;

function cut(text: string) {
  return (
    <span className={styles.cell} data-long={text.length > 12 ? '' : undefined}>
      {text.length > CELL ? `${text.slice(0, CELL)}…` : text}
    </span>
  );
}

/** The notations of a list, each a column. */
const LISTED = ['decimal', 'hexadecimal', 'binary', 'octal', 'base36', 'base64', 'custom'] as const;

function Lines({ report: { lines, customBase } }: { report: DescribedLines }) {
  const words = useWords();
  const wrong = lines.filter((line) => line.fault).length;
  const notation = (id: NotationId): TableColumn<DescribedLine> => ({
    key: id,
    label: id === 'custom' ? words.customRow(customBase) : words.notations[id],
    mono: true,
    text: (line) => line.notations && copiedDigits(line.notations[id]),
    render: (line) => cut(line.notations?.[id] ?? ''),
  });
  const columns: TableColumn<DescribedLine>[] = [
    { key: 'line', label: words.line, align: 'end' },
    { key: 'input', label: words.input, mono: true, render: (line) => cut(line.input) },
    ...(wrong > 0
      ? [
          {
            key: 'problem',
            label: words.problem,
            text: (line: DescribedLine) => line.fault && words.fault(line.fault),
            render: (line: DescribedLine) =>
              line.fault ? <span className={styles.problem}>{words.fault(line.fault)}</span> : null,
          },
        ]
      : []),
    ...LISTED.map(notation),
  ];
  return (
    <>
      <ResultHead title={words.result} meta={wrong > 0 ? words.wrongLines(wrong) : undefined} />
      <Table
        rows={lines}
        headers={columns}
        description={words.linesTitle(lines.length)}
        csvName="numbers.csv"
        copyKeys={LISTED}
      />
    </>
  );
}
