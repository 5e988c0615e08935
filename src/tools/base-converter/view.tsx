import { toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useKitWords } from '../../i18n/context';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { useDelayed } from '../../ui/progress/use-delayed';
import type { FieldError } from '../../ui/text-input/field-error';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { DigitField } from './digit-field';
import { Lines } from './lines';
import { type BaseFault, type Described, type FieldId, NOTATION_IDS, type NotationId, WORD_IDS } from './notations';
import { sizeOf } from './number-size';
import { describe } from './operations';
import { OptionFields } from './option-fields';
import { baseOptions, type BaseOptions, wordBits } from './options';
import { SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Work shorter than this, in milliseconds, shows no progress. */
const BUSY_AFTER = 300;

/** One number in all notations; whichever field was edited last is the source of the others. */
export default function BaseConverter() {
  const words = useWords();
  const kit = useKitWords();
  const [options, setOptions, resetOptions] = useOptions(baseOptions);
  const [field, setField] = useDraft<FieldId>('field', 'number', { takes: () => 'number' });
  const [source, setSource] = useDraft<TextSource>('source', '42', { takes: 'text' });

  const isEmpty = typeof source === 'string' && source.trim() === '';
  const run = useOperation(describe, { number: source }, { ...options, field }, { enabled: !isEmpty });
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const report = run.value;
  const described = report?.kind === 'number' ? report : undefined;

  const edit = (edited: FieldId) => (value: TextSource) => {
    setField(edited);
    setSource(value);
  };
  const chooseWord = (word: BaseOptions['word']) => {
    // The field of a word that is no more cannot stay the source.
    if (word === 0 && WORD_IDS.some((id) => id === field)) {
      edit('number')(described ? toTextSource(described.number, 'number.txt') : '');
    }
    setOptions({ word });
  };
  const fault = run.status === 'fault' ? run.fault : undefined;
  const isDigitsFault = fault?.code.startsWith('alphabet-') === true;
  const message = fault && words.fault(fault);

  return (
    <SideBySide
      input={
        <TextInput
          label={words.number}
          rows={2}
          value={field === 'number' ? source : toTextSource(described?.number ?? '', 'number.txt')}
          onChange={edit('number')}
          error={fault && !isDigitsFault && field === 'number' ? errorOf(fault) : undefined}
          placeholder={words.numberPlaceholder}
          readAs={described?.readAs === undefined ? undefined : words.base(described.readAs)}
          example={SAMPLES.map(({ name, value }) => ({ label: words.samples[name], value }))}
        />
      }
      options={
        <OptionFields
          onWord={chooseWord}
          digitsError={isDigitsFault ? message : undefined}
          customBase={report?.customBase}
          onReset={() => {
            chooseWord(0);
            resetOptions();
          }}
        />
      }
    >
      {isBusyLong || run.status === 'failed' || run.status === 'cancelled' ? (
        <Unfinished run={run} unit="items" />
      ) : report?.kind === 'lines' ? (
        <Lines report={report} />
      ) : (
        <NumberRows
          described={described}
          none={fault ? kit.fixInput : isEmpty ? kit.resultHere : undefined}
          stale={run.stale}
          options={options}
          typed={field === 'number' || typeof source !== 'string' ? undefined : { field, text: source }}
          error={isDigitsFault ? undefined : message}
          onEdit={edit}
        />
      )}
    </SideBySide>
  );

  /** What is wrong, where it is in the text as it was typed, and the base that would fit. */
  function errorOf(wrong: BaseFault): FieldError {
    const readableIn = wrong.code === 'bad-digit' ? wrong.readableIn : undefined;
    return {
      message: words.fault(wrong),
      ...('at' in wrong && typeof source === 'string' && { at: wrong.at }),
      actions:
        readableIn === undefined ? null : (
          <Button size="small" onClick={() => setOptions({ from: readableIn })}>
            {words.readInBase(readableIn)}
          </Button>
        ),
    };
  }
}

interface NumberRowsProps {
  described: Described | undefined;
  /** Says why there is no number. */
  none: string | undefined;
  stale: boolean;
  options: BaseOptions;
  /** The row that is being typed into, with its text as it is. */
  typed: { readonly field: FieldId; readonly text: string } | undefined;
  error: string | undefined;
  onEdit: (field: FieldId) => (value: string) => void;
}

function NumberRows({ described, none, stale, options, typed, error, onEdit }: NumberRowsProps) {
  const words = useWords();
  const bits = wordBits(options);
  const row = (id: FieldId, label: string, value = '') => {
    const isTyped = typed?.field === id;
    return (
      <DigitField
        key={id}
        label={label}
        value={isTyped ? typed.text : value}
        onChange={onEdit(id)}
        error={isTyped ? error : undefined}
        stale={stale}
      />
    );
  };
  const nameOf = (id: NotationId) =>
    id === 'custom' ? words.customRow(described?.customBase ?? options.custom) : words.notations[id];
  const wordIds = WORD_IDS.filter((id) => (bits ?? 0) % 8 === 0 || !id.startsWith('swapped'));
  return (
    <>
      <ResultHead title={words.result} meta={described ? sizeOf(described, words) : none} />
      <div className={styles.rows}>{NOTATION_IDS.map((id) => row(id, nameOf(id), described?.notations[id]))}</div>
      {bits === undefined ? null : (
        <>
          <ResultHead title={words.wordTitle(bits)} />
          <div className={styles.rows}>{wordIds.map((id) => row(id, words.wordRows[id], described?.word?.[id]))}</div>
        </>
      )}
    </>
  );
}
