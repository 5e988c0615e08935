import { useRef, type KeyboardEvent } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { TYPED_NUMBER_WORDS } from '../../i18n/typed-number';
import { add, isSame, type Rational, rational } from '../../lib/rational';
import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { Icon } from '../../ui/icon/icon';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, ResultHead, Sheet } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { Table } from '../../ui/table/table';
import { temperatureOptions } from './operations';
import { convert, MARK_IDS, markIn, MARKS, SCALE_IDS, type ScaleId, SYMBOLS } from './scales';
import {
  exactSource,
  fieldOf,
  type FieldNote,
  type Source,
  sourceFrom,
  temperatureOf,
  typedInto,
  withUnitMoved,
} from './source';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Eight fields for one temperature; the one edited last rules. */
export default function TemperatureConverter() {
  const words = useWords();
  const language = useLocale();
  const [{ scale, decimals }, setOptions] = useOptions(temperatureOptions);
  // 25 °C, on the scale that was edited last.
  const initial = exactSource({ value: convert(rational(25n), 'celsius', scale), scale }, 'auto');
  const [source, setSource] = useDraft<Source>('source', initial, {
    takes: (given) => sourceFrom(takesLine(given), scale, language),
  });
  const take = (next: Source) => {
    setSource(next);
    setOptions({ scale: next.scale });
  };
  const takeMark = (celsius: Rational) =>
    take(exactSource({ value: convert(celsius, 'celsius', source.scale), scale: source.scale }, decimals));
  return (
    <Sheet>
      <Options schema={temperatureOptions} words={words.options} open={['decimals', 'copyUnit']} without={['scale']} />
      <Columns minWidth={240}>
        {SCALE_IDS.map((each) => (
          <ScaleField key={each} scale={each} source={source} onSource={take} />
        ))}
      </Columns>
      <p className={styles.hint}>{words.hint}</p>
      <Marks source={source} onPick={takeMark} />
    </Sheet>
  );
}

interface ScaleFieldProps {
  scale: ScaleId;
  source: Source;
  onSource: (source: Source) => void;
}

function ScaleField({ scale, source, onSource }: ScaleFieldProps) {
  const words = useWords();
  const kit = useKitWords();
  const language = useLocale();
  const [{ decimals, copyUnit }] = useOptions(temperatureOptions);
  const isPasted = useRef(false);
  const { text, isSource, isWrong, value, copied, note } = fieldOf(scale, source, decimals, language);
  const label = words.options.scale.values[scale];

  const type = (typed: string) => {
    const next = typedInto(scale, typed, source, decimals, language);
    // While a unit is being typed it may not be whole: °R becomes °Ré. What is pasted is.
    onSource(isPasted.current ? withUnitMoved(next, language) : next);
    isPasted.current = false;
  };
  const leave = () => {
    isPasted.current = false;
    const moved = isSource ? withUnitMoved(source, language) : source;
    if (moved !== source) onSource(moved);
  };
  const step = (event: KeyboardEvent) => {
    const size = stepOf(event);
    if (size === 0n || !value) return;
    event.preventDefault();
    onSource(exactSource({ value: add(value, rational(size)), scale }, decimals));
  };
  return (
    <InputText
      label={label}
      data-given={(isSource && source.isGiven) || undefined}
      mono
      inputMode="decimal"
      autoComplete="off"
      placeholder={isSource ? words.placeholder : ''}
      value={text}
      onChange={type}
      onPaste={() => {
        isPasted.current = true;
      }}
      onKeyDown={step}
      onBlur={leave}
      error={isWrong ? words.notNumber : undefined}
      hint={note && <Hint note={note} />}
      suffix={
        <span className={styles.suffix}>
          <span className={styles.unit}>{SYMBOLS[scale]}</span>
          <CopyIcon
            value={copyUnit ? `${copied ?? ''} ${SYMBOLS[scale]}` : (copied ?? '')}
            label={kit.copyNamed(label)}
            sends={label}
            disabled={copied === undefined}
          />
        </span>
      }
    />
  );
}

/** By how much a key changes the number. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): bigint {
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || altKey || ctrlKey || metaKey) return 0n;
  return (key === 'ArrowUp' ? 1n : -1n) * (shiftKey ? 10n : 1n);
}

function Hint({ note }: { note: FieldNote }) {
  const words = useWords();
  const language = useLocale();
  if (note.kind === 'formula') return note.text;
  if (note.kind === 'doubt') return TYPED_NUMBER_WORDS[language].otherReading(note.read, note.other);
  return (
    <span className={styles.warning} role="status">
      <Icon name="triangle-alert" size="s" />
      {words.belowZero}
    </span>
  );
}

/** Temperatures that everybody knows, to fill in and to compare with. */
function Marks({ source, onPick }: { source: Source; onPick: (celsius: Rational) => void }) {
  const words = useWords();
  const temperature = temperatureOf(source, useLocale());
  const celsius = temperature && convert(temperature.value, temperature.scale, 'celsius');
  const { label, values: names } = words.options.scale;
  return (
    <>
      <ResultHead title={words.marks} />
      <div className={styles.buttons}>
        {MARK_IDS.map((id) => {
          const isIt = celsius !== undefined && isSame(celsius, MARKS[id]);
          return (
            <Button key={id} size="small" aria-pressed={isIt} onClick={() => onPick(MARKS[id])}>
              {words.markNames[id]}
            </Button>
          );
        })}
      </div>
      <Table<{ scale: ScaleId }>
        label={words.marks}
        rows={SCALE_IDS.map((scale) => ({ scale }))}
        headers={[
          { key: 'symbol', label, text: ({ scale }) => SYMBOLS[scale] },
          { key: 'name', label: words.scaleName, secondary: true, text: ({ scale }) => names[scale] },
          ...MARK_IDS.map((id) => ({
            ...({ key: id, label: words.markNames[id], align: 'end', mono: true, whole: true } as const),
            text: ({ scale }: { scale: ScaleId }) => markIn(scale, id),
          })),
        ]}
      />
    </>
  );
}
