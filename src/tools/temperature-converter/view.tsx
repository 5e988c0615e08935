import { useRef, type KeyboardEvent } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { TYPED_NUMBER_WORDS } from '../../i18n/typed-number';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { Icon } from '../../ui/icon/icon';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, ResultHead, Sheet } from '../../ui/layout/layout';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { Table } from '../../ui/table/table';
import { temperatureOptions } from './operations';
import { add, formatDecimal, isSame, rational } from '../../lib/rational';
import { readTemperature } from './read-temperature';
import {
  convert,
  formula,
  isBelowAbsoluteZero,
  MARK_IDS,
  type MarkId,
  MARKS,
  SCALE_IDS,
  type ScaleId,
  SYMBOLS,
} from './scales';
import { exactSource, shownIn, type Source, type Temperature, temperatureOf, typedInto, withUnitMoved } from './source';
import { useWords } from './use-words';
import styles from './view.module.css';

/** 25 °C, on the scale that was edited last. */
function initialSource(scale: ScaleId): Source {
  return exactSource({ value: convert(rational(25n), 'celsius', scale), scale }, 'auto');
}

const DECIMALS = Array.from({ length: 11 }, (_, count) => count);

/** Eight fields for one temperature; the one edited last rules. */
export default function TemperatureConverter() {
  const words = useWords();
  const language = useLocale();
  const [options, setOptions, resetOptions] = useOptions(temperatureOptions);
  const [source, setSource] = useDraft<Source>('source', initialSource(options.scale));
  const { decimals, copyUnit } = options;
  const temperature = temperatureOf(source, language);

  const take = (next: Source) => {
    setSource(next);
    setOptions({ scale: next.scale });
  };

  return (
    <Sheet>
      <OptionRow onReset={resetOptions}>
        <OptionSelect<number | 'auto'>
          label={words.decimals}
          searchable={false}
          options={[
            { value: 'auto', label: words.auto },
            ...DECIMALS.map((value) => ({ value, label: String(value) })),
          ]}
          value={decimals}
          onChange={(value) => setOptions({ decimals: value })}
        />
        <Switch label={words.copyUnit} checked={copyUnit} onChange={(checked) => setOptions({ copyUnit: checked })} />
      </OptionRow>
      <Columns minWidth={240}>
        {SCALE_IDS.map((scale) => (
          <ScaleField
            key={scale}
            scale={scale}
            source={source}
            temperature={temperature}
            decimals={decimals}
            copyUnit={copyUnit}
            onSource={take}
          />
        ))}
      </Columns>
      <p className={styles.hint}>{words.hint}</p>
      <Marks
        temperature={temperature}
        onPick={(celsius) => {
          const { scale } = source;
          take(exactSource({ value: convert(celsius, 'celsius', scale), scale }, decimals));
        }}
      />
    </Sheet>
  );
}

interface ScaleFieldProps {
  scale: ScaleId;
  source: Source;
  temperature: Temperature | undefined;
  decimals: number | 'auto';
  copyUnit: boolean;
  onSource: (source: Source) => void;
}

function ScaleField({ scale, source, temperature, decimals, copyUnit, onSource }: ScaleFieldProps) {
  const words = useWords();
  const kit = useKitWords();
  const language = useLocale();
  const isPasted = useRef(false);
  const isSource = source.scale === scale;
  const shown = shownIn(scale, source, decimals, language);
  const value = temperature && convert(temperature.value, temperature.scale, scale);
  const isWrong = isSource && temperature === undefined && source.text.trim() !== '';
  const isBelow = temperature !== undefined && isBelowAbsoluteZero(temperature.value, temperature.scale);
  // The rule from a scale to itself says nothing.
  const doubt = isSource && !isBelow ? doubtOf(source, language) : undefined;
  const isPlain = doubt === undefined && (temperature?.scale ?? source.scale) === scale && !(isSource && isBelow);
  // A typed number is copied as it was typed, but a unit of another scale is none of its own.
  const copied =
    isSource && temperature?.scale === scale ? plainNumber(shown) : value && formatDecimal(value, decimals);

  const type = (text: string) => {
    const next = typedInto(scale, text, source, decimals, language);
    // While a unit is being typed it may not be whole: °R becomes °Ré. What is pasted is.
    onSource(isPasted.current ? withUnitMoved(next, language) : next);
    isPasted.current = false;
  };
  const step = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!isArrow || event.altKey || event.ctrlKey || event.metaKey || !value) return;
    event.preventDefault();
    const size = (event.key === 'ArrowUp' ? 1n : -1n) * (event.shiftKey ? 10n : 1n);
    onSource(exactSource({ value: add(value, rational(size)), scale }, decimals));
  };

  return (
    <InputText
      label={words.scales[scale]}
      mono
      inputMode="decimal"
      autoComplete="off"
      placeholder={isSource ? words.placeholder : ''}
      value={shown}
      onChange={type}
      onPaste={() => {
        isPasted.current = true;
      }}
      onKeyDown={step}
      onBlur={() => {
        isPasted.current = false;
        const moved = isSource ? withUnitMoved(source, language) : source;
        if (moved !== source) onSource(moved);
      }}
      error={isWrong ? words.notNumber : undefined}
      hint={doubt ?? (isPlain ? undefined : <FieldHint scale={scale} source={source} temperature={temperature} />)}
      suffix={
        <span className={styles.suffix}>
          <span className={styles.unit}>{SYMBOLS[scale]}</span>
          <CopyButton
            value={copyUnit ? `${copied ?? ''} ${SYMBOLS[scale]}` : (copied ?? '')}
            label={kit.copyNamed(words.scales[scale])}
            iconOnly
            size="small"
            variant="quiet"
            disabled={copied === undefined}
          />
        </span>
      }
    />
  );
}

/** Says how a number was read that another language would read otherwise. */
function doubtOf({ text, known }: Source, language: Locale): string | undefined {
  const read = text === known?.text ? undefined : readTemperature(text, language);
  if (!read?.ok || !read.value.doubt) return undefined;
  return TYPED_NUMBER_WORDS[language].otherReading(read.value.doubt.read, read.value.doubt.other);
}

/** The number as it was typed, without a unit of its own. */
function plainNumber(text: string): string {
  return text.replace(/[^0-9]*$/, (end) => (/^[.,]/.test(end) ? end.slice(0, 1) : '')).trim();
}

function FieldHint({ scale, source, temperature }: Pick<ScaleFieldProps, 'scale' | 'source' | 'temperature'>) {
  const words = useWords();
  const from = temperature?.scale ?? source.scale;
  if (source.scale === scale && temperature && isBelowAbsoluteZero(temperature.value, temperature.scale)) {
    return (
      <span className={styles.warning} role="status">
        <Icon name="triangle-alert" size="s" />
        {words.belowZero}
      </span>
    );
  }
  return `${SYMBOLS[scale]} = ${formula(from, scale)}`;
}

interface MarksProps {
  temperature: Temperature | undefined;
  onPick: (celsius: (typeof MARKS)[keyof typeof MARKS]) => void;
}

function markIn(scale: ScaleId, id: MarkId): string {
  return formatDecimal(convert(MARKS[id], 'celsius', scale), 'auto');
}

/** Temperatures that everybody knows, to fill in and to compare with. */
function Marks({ temperature, onPick }: MarksProps) {
  const words = useWords();
  const celsius = temperature && convert(temperature.value, temperature.scale, 'celsius');
  return (
    <>
      <ResultHead title={words.marks} />
      <div className={styles.buttons}>
        {MARK_IDS.map((id) => (
          <Button
            key={id}
            size="small"
            aria-pressed={celsius !== undefined && isSame(celsius, MARKS[id])}
            onClick={() => onPick(MARKS[id])}
          >
            {words.markNames[id]}
          </Button>
        ))}
      </div>
      <Table
        label={words.marks}
        rows={SCALE_IDS.map((scale) => ({ scale }))}
        headers={[
          { key: 'symbol', label: words.scale, text: ({ scale }) => SYMBOLS[scale] },
          { key: 'name', label: words.scaleName, secondary: true, text: ({ scale }) => words.scales[scale] },
          ...MARK_IDS.map((id) => ({
            key: id,
            label: words.markNames[id],
            align: 'end' as const,
            mono: true,
            text: ({ scale }: { scale: ScaleId }) => markIn(scale, id),
            render: ({ scale }: { scale: ScaleId }) => <span className={styles.cell}>{markIn(scale, id)}</span>,
          })),
        ]}
      />
    </>
  );
}
