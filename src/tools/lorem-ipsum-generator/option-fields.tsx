import { useId } from 'react';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Group } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { MOST, UNITS, type Unit } from './filler';
import { FORMATS } from './formats';
import { ordered, type AmountFault } from './generate';
import { isMeasuredInCharacters, LANGUAGES } from './languages';
import { RANGE, type FillerOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What stands in the field until an amount is chosen. */
const USUAL: Readonly<Record<Unit, number>> = {
  paragraphs: 1,
  sentences: 5,
  words: 50,
  characters: 500,
  bytes: 500,
  'list-items': 5,
};

/** An amount that was chosen stays with another unit, if it may be there. */
function amountFor(unit: Unit, { unit: former, amount }: FillerOptions): number {
  return amount === USUAL[former] || amount > MOST[unit] ? USUAL[unit] : amount;
}

interface OptionFieldsProps {
  options: FillerOptions;
  change: (changes: Partial<FillerOptions>) => void;
  onReset: () => void;
  fault: AmountFault | undefined;
  /** The seed of the text beside it. */
  drawnSeed: string | undefined;
}

/** All that can be chosen. */
export function OptionFields({ options, change, onReset, fault, drawnSeed }: OptionFieldsProps) {
  const words = useWords();
  const hintId = useId();
  const { unit } = options;
  const hasParagraphs = unit === 'paragraphs' || unit === 'sentences' || unit === 'words';
  return (
    <>
      <Select
        label={words.language}
        options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
        value={options.language}
        onChange={(language) => change({ language })}
      />
      <div className={styles.pair}>
        <NumberField
          // Each unit has a range of its own.
          key={unit}
          label={words.amount}
          min={1}
          max={MOST[unit]}
          option="amount"
          value={options.amount}
          onChange={(amount) => change({ amount })}
          error={fault ? words.fault(fault) : undefined}
        />
        <Select
          label={words.unit}
          options={UNITS.map((value) => ({ value, label: words.units[value] }))}
          value={unit}
          onChange={(chosen) => change({ unit: chosen, amount: amountFor(chosen, options) })}
        />
      </div>
      {hasParagraphs ? (
        <RangeFields
          names={['leastSentences', 'mostSentences']}
          label={words.sentences}
          from={options.leastSentences}
          to={options.mostSentences}
          onFrom={(leastSentences) => change({ leastSentences })}
          onTo={(mostSentences) => change({ mostSentences })}
        />
      ) : null}
      {isMeasuredInCharacters(options.language) ? (
        <RangeFields
          names={['leastCharacters', 'mostCharacters']}
          label={words.sentenceCharacters}
          from={options.leastCharacters}
          to={options.mostCharacters}
          onFrom={(leastCharacters) => change({ leastCharacters })}
          onTo={(mostCharacters) => change({ mostCharacters })}
        />
      ) : (
        <RangeFields
          names={['leastWords', 'mostWords']}
          label={words.sentenceWords}
          from={options.leastWords}
          to={options.mostWords}
          onFrom={(leastWords) => change({ leastWords })}
          onTo={(mostWords) => change({ mostWords })}
        />
      )}
      <Switch label={words.opening} checked={options.hasOpening} onChange={(hasOpening) => change({ hasOpening })} />
      <div>
        <Switch
          label={words.worstCase}
          checked={options.isWorstCase}
          aria-describedby={hintId}
          onChange={(isWorstCase) => change({ isWorstCase })}
        />
        <p id={hintId} className={styles.hint}>
          {words.worstCaseHint}
        </p>
      </div>
      <Select
        label={words.format}
        options={FORMATS.map((value) => ({ value, label: words.formats[value] }))}
        value={options.format}
        onChange={(format) => change({ format })}
      />
      <InputText
        label={words.seed}
        clearable
        autoComplete="off"
        spellCheck={false}
        placeholder={words.noSeed}
        hint={words.seedHint}
        value={options.seed}
        onChange={(seed) => change({ seed })}
      />
      <div className={styles.buttons}>
        {options.seed === '' && drawnSeed !== undefined ? (
          <Button size="small" icon="flag" onClick={() => change({ seed: drawnSeed })}>
            {words.keepText}
          </Button>
        ) : null}
        <Button variant="quiet" size="small" icon="rotate-ccw" onClick={onReset}>
          {words.reset}
        </Button>
      </div>
    </>
  );
}

interface RangeFieldsProps {
  /** What the ends are called among the options. */
  names: readonly [string, string];
  label: string;
  from: number;
  to: number;
  onFrom: (value: number) => void;
  onTo: (value: number) => void;
}

/** The ends of a range. In the wrong order they are used the other way round, and stay as they were typed. */
function RangeFields({ names, label, from, to, onFrom, onTo }: RangeFieldsProps) {
  const words = useWords();
  const { least, most } = ordered(from, to);
  const common = { min: RANGE.least, max: RANGE.most };
  return (
    <Group label={label}>
      <div className={styles.pair}>
        <NumberField label={words.least} option={names[0]} value={from} onChange={onFrom} {...common} />
        <NumberField label={words.most} option={names[1]} value={to} onChange={onTo} {...common} />
      </div>
      {from > to ? <Alert kind="info">{words.swapped(least, most)}</Alert> : null}
    </Group>
  );
}
