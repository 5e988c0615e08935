import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Group } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { Select } from '../../ui/select/select';
import { MOST } from './filler';
import { ordered, type AmountFault } from './generate';
import { isMeasuredInCharacters, LANGUAGES } from './languages';
import { amountFor, pageOptions, RANGES, type FillerOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

interface OptionFieldsProps {
  options: FillerOptions;
  fault: AmountFault | undefined;
  /** The seed of the text beside it. */
  drawnSeed: string | undefined;
}

/** All that can be chosen. */
export function OptionFields({ options, fault, drawnSeed }: OptionFieldsProps) {
  const words = useWords();
  const [, change, reset] = useOptions(pageOptions);
  const field = useOptionField(pageOptions, words.options);
  const { language, unit, amount, seed } = options;
  const hasParagraphs = unit === 'paragraphs' || unit === 'sentences' || unit === 'words';
  return (
    <>
      <Select
        label={words.options.language.label}
        options={LANGUAGES.map((value) => ({ value, label: words.options.language.values[value] }))}
        value={language}
        onChange={(value) => change({ language: value })}
      />
      <div className={styles.pair}>
        <NumberField
          // Each unit has a range of its own.
          key={unit}
          label={words.options.amount}
          min={1}
          max={MOST[unit]}
          option="amount"
          value={amount}
          onChange={(value) => change({ amount: value })}
          error={fault ? words.fault(fault) : undefined}
        />
        {field('unit', { onChange: (chosen) => change({ unit: chosen, amount: amountFor(chosen, options) }) })}
      </div>
      {field('format')}
      {field('hasOpening')}
      <MoreOptions onReset={reset}>
        {hasParagraphs ? <RangeFields of="sentences" options={options} /> : null}
        <RangeFields of={isMeasuredInCharacters(language) ? 'characters' : 'words'} options={options} />
        {field('isWorstCase')}
        {field('seed', { clearable: true })}
        {seed === '' && drawnSeed !== undefined ? (
          <div>
            <Button size="small" icon="flag" onClick={() => change({ seed: drawnSeed })}>
              {words.keepText}
            </Button>
          </div>
        ) : null}
      </MoreOptions>
    </>
  );
}

/** The ends of a range. In the wrong order they are used the other way round, and stay as they were typed. */
function RangeFields({ of, options }: { of: keyof typeof RANGES; options: FillerOptions }) {
  const words = useWords();
  const field = useOptionField(pageOptions, words.options);
  const [from, to] = RANGES[of];
  const { least, most } = ordered(options[from], options[to]);
  return (
    <Group label={words.ranges[of]}>
      <div className={styles.pair}>
        {field(from, { label: words.least })}
        {field(to, { label: words.most })}
      </div>
      {options[from] > options[to] ? <Alert kind="info">{words.swapped(least, most)}</Alert> : null}
    </Group>
  );
}
