import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group, Stack } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { ALPHABET_IDS, MAX_BASE, MIN_BASE } from './digits';
import { type BaseOptions, WORD_SIZES, wordBits } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';
import { MAX_WORD_BITS } from './word';

export interface OptionFieldsProps {
  options: BaseOptions;
  onChange: (changes: Partial<BaseOptions>) => void;
  onReset: () => void;
  /** What is wrong with the own digits. */
  digitsError: string | undefined;
  /** The base that the custom notation is written in. */
  customBase: number | undefined;
}

const BASES = Array.from({ length: MAX_BASE - MIN_BASE + 1 }, (_, index) => index + MIN_BASE);

export function OptionFields({ options, onChange, onReset, digitsError, customBase }: OptionFieldsProps) {
  const words = useWords();
  const bits = wordBits(options);
  const bases = BASES.map((value) => ({ value, label: words.baseNamed(value) }));
  const isShort = customBase !== undefined && customBase !== options.custom;
  return (
    <>
      <Select<number | 'auto'>
        label={words.from}
        options={[{ value: 'auto', label: words.auto }, ...bases]}
        value={options.from}
        onChange={(from) => onChange({ from })}
      />
      <Select
        label={words.custom}
        options={bases}
        value={options.custom}
        onChange={(custom) => onChange({ custom })}
        hint={isShort ? words.onlyDigits(customBase) : undefined}
      />
      <Select
        label={words.digits}
        options={ALPHABET_IDS.map((value) => ({ value, label: words.alphabets[value] }))}
        value={options.digits}
        onChange={(digits) => onChange({ digits })}
        hint={words.digitsHint}
      />
      {options.digits === 'own' ? (
        <InputText
          label={words.ownDigits}
          mono
          placeholder=""
          value={options.ownDigits}
          onChange={(ownDigits) => onChange({ ownDigits })}
          error={digitsError}
          hint={words.ownDigitsHint}
        />
      ) : null}
      <Select<BaseOptions['word']>
        label={words.word}
        options={[
          { value: 0, label: words.noWord },
          ...WORD_SIZES.map((value) => ({ value, label: words.wordSize(value) })),
          { value: 'own', label: words.ownWord },
        ]}
        value={options.word}
        onChange={(word) => onChange({ word })}
      />
      {options.word === 'own' ? (
        <NumberField
          label={words.ownWordBits}
          option="ownWord"
          value={options.ownWord}
          onChange={(ownWord) => onChange({ ownWord })}
          min={1}
          max={MAX_WORD_BITS}
          suffix={words.bitsUnit}
        />
      ) : null}
      {bits === undefined ? null : (
        <Stack className={styles.tight}>
          <ButtonsSelect
            label={words.byteOrder}
            options={(['big', 'little'] as const).map((value) => ({ value, label: words[value] }))}
            value={options.byteOrder}
            onChange={(byteOrder) => onChange({ byteOrder })}
            disabled={bits % 8 !== 0}
          />
          {bits % 8 === 0 ? null : <p className={styles.hint}>{words.needsBytes}</p>}
        </Stack>
      )}
      <Stack className={styles.tight}>
        <Switch label={words.upperCase} checked={options.upperCase} onChange={(upperCase) => onChange({ upperCase })} />
        <Switch label={words.prefix} checked={options.prefix} onChange={(prefix) => onChange({ prefix })} />
      </Stack>
      <Grouping options={options} onChange={onChange} />
      <div>
        <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={onReset}>
          {words.reset}
        </Button>
      </div>
    </>
  );
}

/** Digits between separators, for each of the usual bases. */
function Grouping({ options, onChange }: Pick<OptionFieldsProps, 'options' | 'onChange'>) {
  const words = useWords();
  const sizes = <const Size extends number>(all: readonly Size[]): { value: Size; label: string }[] =>
    all.map((value) => ({ value, label: value === 0 ? words.noGroups : String(value) }));
  return (
    <Group label={words.grouping}>
      <Columns minWidth={130}>
        <ButtonsSelect<BaseOptions['groupBinary']>
          label={words.groupBinary}
          size="small"
          options={sizes([0, 4, 8])}
          value={options.groupBinary}
          onChange={(groupBinary) => onChange({ groupBinary })}
        />
        <ButtonsSelect<BaseOptions['groupHexadecimal']>
          label={words.groupHexadecimal}
          size="small"
          options={sizes([0, 2, 4])}
          value={options.groupHexadecimal}
          onChange={(groupHexadecimal) => onChange({ groupHexadecimal })}
        />
        <ButtonsSelect<BaseOptions['groupDecimal']>
          label={words.groupDecimal}
          size="small"
          options={sizes([0, 3])}
          value={options.groupDecimal}
          onChange={(groupDecimal) => onChange({ groupDecimal })}
        />
        <ButtonsSelect
          label={words.separator}
          size="small"
          options={[
            { value: ' ', label: words.space },
            { value: '_', label: words.underscore },
          ]}
          value={options.separator}
          onChange={(separator) => onChange({ separator })}
        />
      </Columns>
    </Group>
  );
}
