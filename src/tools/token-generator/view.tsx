import { useCallback, useState, type CSSProperties } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Generated } from '../../ui/generated/generated';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group, SideBySide, Stack } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { SliderField } from '../../ui/slider-field/slider-field';
import { Switch } from '../../ui/switch/switch';
import { codePoints, LOOK_ALIKES, SYMBOLS } from './alphabet';
import { generate, tokenOptions } from './operations';
import {
  grade,
  MAX_LENGTH,
  MAX_QUANTITY,
  MAX_WORDS,
  measure,
  MIN_WORDS,
  PRESETS,
  type Strength,
  takesPrefix,
  type TokenFault,
} from './token';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Above this many characters in all the work leaves the page, so that it stays responsive. */
const INLINE_CHARACTERS = 200_000;
const generateInWorker = { ...generate, inlineLimit: 0 };

const SETS = [
  { id: 'uppercase', range: 'A–Z' },
  { id: 'lowercase', range: 'a–z' },
  { id: 'digits', range: '0–9' },
  { id: 'symbols', range: '!?#…' },
] as const;

type Options = ReturnType<typeof useOptions<typeof tokenOptions>>;
interface PartProps {
  options: Options[0];
  change: Options[1];
  fault: TokenFault | undefined;
}

export default function TokenGenerator() {
  const words = useWords();
  const [options, change, reset] = useOptions(tokenOptions);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  const strength = measure(options);
  const fault = strength.ok ? undefined : strength.fault;
  const isLarge = options.length * options.quantity > INLINE_CHARACTERS;
  const run = useOperation(isLarge ? generateInWorker : generate, {}, options, {
    enabled: strength.ok,
    resultKey: round,
  });
  const isJson = options.format === 'json';

  return (
    <SideBySide options={<OptionFields options={options} change={change} fault={fault} onReset={reset} />}>
      <Generated
        title={words.title(fault ? 0 : options.quantity)}
        run={run}
        hasRows={!isJson}
        copyLabel={words.copyAll}
        fileName={isJson ? 'tokens.json' : 'tokens.txt'}
        mimeType={isJson ? 'application/json' : 'text/plain'}
        onRefresh={refresh}
        refreshLabel={words.refresh}
      >
        {strength.ok ? <Meter strength={strength.value} /> : null}
      </Generated>
      <p className={styles.hint}>{words.privacy}</p>
    </SideBySide>
  );
}

function OptionFields({ options, change, fault, onReset }: PartProps & { onReset: () => void }) {
  const words = useWords();
  return (
    <>
      <Select
        label={words.preset}
        options={PRESETS.map((value) => ({ value, label: words.presets[value] }))}
        value={options.preset}
        onChange={(preset) => change({ preset })}
      />
      {options.preset === 'custom' ? <CustomFields options={options} change={change} fault={fault} /> : null}
      {options.preset === 'passphrase' ? <PassphraseFields options={options} change={change} fault={fault} /> : null}
      {takesPrefix(options.preset) ? (
        <InputText
          label={words.prefix}
          mono
          clearable
          placeholder="sk_live_"
          value={options.prefix}
          onChange={(prefix) => change({ prefix })}
        />
      ) : null}
      <NumberField
        label={words.quantity}
        error={fault?.code === 'too-many' ? words.fault(fault) : undefined}
        min={1}
        max={MAX_QUANTITY}
        option="quantity"
        value={options.quantity}
        onChange={(quantity) => change({ quantity })}
      />
      <ButtonsSelect
        label={words.format}
        options={[
          { value: 'lines', label: words.lines },
          { value: 'json', label: words.json },
        ]}
        value={options.format}
        onChange={(format) => change({ format })}
      />
      <div>
        <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={onReset}>
          {words.reset}
        </Button>
      </div>
    </>
  );
}

function CustomFields({ options, change, fault }: PartProps) {
  const words = useWords();
  const excludesLookAlikes = [...LOOK_ALIKES].every((char) => options.excluded.includes(char));
  const isAlphabetWrong = fault?.code === 'no-set' || fault?.code === 'all-excluded';
  return (
    <>
      <Stack className={styles.tight}>
        <Group label={words.characters}>
          <Columns>
            {SETS.map(({ id, range }) => (
              <Checkbox
                key={id}
                label={
                  <>
                    {words[id]} <code className={styles.range}>{range}</code>
                  </>
                }
                checked={options[id]}
                onChange={(checked) => change({ [id]: checked })}
              />
            ))}
          </Columns>
        </Group>
        {options.symbols ? (
          <InputText
            label={words.symbolSet}
            mono
            placeholder={SYMBOLS}
            value={options.symbolSet}
            onChange={(symbolSet) => change({ symbolSet })}
            suffix={
              options.symbolSet === SYMBOLS ? undefined : (
                <Button size="small" variant="quiet" onClick={() => change({ symbolSet: SYMBOLS })}>
                  {words.allSymbols}
                </Button>
              )
            }
          />
        ) : null}
      </Stack>
      <InputText
        label={words.custom}
        hint={words.customHint}
        error={isAlphabetWrong ? words.fault(fault) : undefined}
        mono
        clearable
        placeholder={words.customPlaceholder}
        value={options.custom}
        onChange={(custom) => change({ custom })}
      />
      <SliderField
        label={words.length}
        error={fault?.code === 'too-short' ? words.fault(fault) : undefined}
        min={1}
        max={MAX_LENGTH}
        sliderMax={512}
        option="length"
        value={options.length}
        onChange={(length) => change({ length })}
      />
      <InputText
        label={words.excluded}
        mono
        placeholder={words.excludedPlaceholder}
        value={options.excluded}
        onChange={(excluded) => change({ excluded })}
        clearable
        suffix={
          excludesLookAlikes ? undefined : (
            <Button
              size="small"
              variant="quiet"
              onClick={() => change({ excluded: codePoints(options.excluded + LOOK_ALIKES).join('') })}
            >
              {words.lookAlikes}
            </Button>
          )
        }
      />
      <div>
        <Switch label={words.oneOfEach} checked={options.oneOfEach} onChange={(oneOfEach) => change({ oneOfEach })} />
      </div>
    </>
  );
}

function PassphraseFields({ options, change }: PartProps) {
  const words = useWords();
  return (
    <>
      <SliderField
        label={words.wordCount}
        hint={words.wordList}
        min={MIN_WORDS}
        max={MAX_WORDS}
        option="words"
        value={options.words}
        onChange={(count) => change({ words: count })}
      />
      <InputText
        label={words.separator}
        mono
        placeholder={words.noSeparator}
        value={options.separator}
        onChange={(separator) => change({ separator })}
      />
      <div>
        <Switch
          label={words.capitalise}
          checked={options.capitalise}
          onChange={(capitalise) => change({ capitalise })}
        />
      </div>
    </>
  );
}

/** Where the marks of weak, fair and strong end, in bits. */
const BARS = [
  { from: 0, to: 64 },
  { from: 64, to: 128 },
  { from: 128, to: 512 },
] as const;
const GRADE_BADGES = { weak: 'bad', fair: 'warn', strong: 'ok' } as const;

function Meter({ strength }: { strength: Strength }) {
  const words = useWords();
  const locale = useLocale();
  const { entropy } = strength;
  const mark = grade(entropy);
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-grade={mark} aria-hidden>
        {BARS.map(({ from, to }) => {
          const share = Math.min(1, Math.max(0, (entropy - from) / (to - from)));
          // React's type of `style` knows no custom properties.
          return <i key={from} style={{ '--at': `${share * 100}%` } as CSSProperties} />;
        })}
      </div>
      <p className={styles.row}>
        <strong>{words.entropy(formatNumber(locale, entropy, { maximumFractionDigits: 2 }))}</strong>
        <Badge kind={GRADE_BADGES[mark]}>{words.grades[mark]}</Badge>
        <span className={styles.end}>{words.drawn(strength)}</span>
      </p>
    </div>
  );
}
