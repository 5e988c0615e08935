import { useLocale } from '../../i18n/context';
import { TYPED_NUMBER_WORDS } from '../../i18n/typed-number';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { ZoneSelect } from '../../ui/zone-select/zone-select';
import type { EstimateFault, NumberField } from './job';
import { rememberedOptions } from './options';
import { doubtOf } from './read-number';
import { Rates, Result } from './result';
import { useEstimate } from './use-estimate';
import type { Instant } from './use-instant';
import { useWords } from './use-words';
import styles from './view.module.css';

/** How long work takes and when it ends. */
export default function EtaCalculator() {
  const words = useWords();
  const [{ mode, zone: chosenZone }, setOptions, resetOptions] = useOptions(rememberedOptions);
  const { run, fault, start, measured, zone } = useEstimate();
  const isProgress = mode === 'progress';
  const errorOf = (name: string) => (fault?.field === name ? words.fault(fault) : undefined);
  const found = fault ? undefined : run.value;
  // What has been done says nothing without the time that it took.
  const startField = <InstantField instant={start} zone={zone} error={errorOf('start')} isNeeded={isProgress} />;
  const reset = () => {
    start.reset();
    measured.reset();
    resetOptions();
  };
  return (
    <SideBySide
      input={
        <>
          <Amounts fault={fault} />
          {isProgress ? startField : null}
        </>
      }
      options={
        <>
          {isProgress ? <InstantField instant={measured} zone={zone} error={errorOf('measured')} /> : startField}
          <ZoneSelect
            words={{ ...words, zone: words.options.zone }}
            value={chosenZone}
            onChange={(next) => setOptions({ zone: next })}
          />
          <ResetButton onReset={reset} />
        </>
      }
      after={found ? <Rates rates={found.rates} unit={mode === 'transfer' ? 'bytes' : 'units'} /> : null}
    >
      <Unfinished run={run} />
      {found ? <Result estimate={found} /> : null}
      {fault ? <NoResult>{fault.field === 'zone' ? words.fault(fault) : undefined}</NoResult> : null}
    </SideBySide>
  );
}

/** How the work is told, and the numbers of that way. */
function Amounts({ fault }: { fault: EstimateFault | undefined }) {
  const words = useWords();
  const language = useLocale();
  const [options] = useOptions(rememberedOptions);
  const field = useOptionField(rememberedOptions, words.options);
  const { mode } = options;
  const number = (name: NumberField) => {
    const doubt = doubtOf(options[name], language);
    return field(name, {
      inputMode: 'decimal',
      // How a number was read that another language would read otherwise.
      hint: doubt && TYPED_NUMBER_WORDS[language].otherReading(doubt.read, doubt.other),
      error: fault?.field === name ? words.fault(fault) : undefined,
    });
  };
  return (
    <>
      {field('mode', { as: 'buttons' })}
      <div className={styles.pair}>
        {mode === 'transfer' ? number('size') : number('amount')}
        {mode === 'transfer' ? field('sizeUnit') : number('done')}
      </div>
      {mode === 'rate' ? number('units') : null}
      {mode === 'progress' ? null : (
        <div className={styles.pair}>
          {mode === 'transfer' ? number('speed') : number('span')}
          {mode === 'transfer' ? field('speedUnit', { searchable: false }) : field('unit')}
        </div>
      )}
      {mode === 'transfer' ? number('share') : null}
    </>
  );
}

interface InstantFieldProps {
  instant: Instant;
  /** The zone whose clocks it is read by. */
  zone: string;
  error: string | undefined;
  /** The present will not do. */
  isNeeded?: boolean;
}

/** The present, or a date and time that one picks. */
function InstantField({ instant, zone, error, isNeeded = false }: InstantFieldProps) {
  const words = useWords();
  const { choice, field } = words.instants[instant.name];
  return (
    <>
      {isNeeded ? null : (
        <ButtonsSelect
          label={choice}
          options={[
            { value: false, label: words.now },
            { value: true, label: words.given },
          ]}
          value={instant.isGiven}
          onChange={instant.give}
        />
      )}
      {isNeeded || instant.isGiven ? (
        <InputText
          label={field}
          type="datetime-local"
          step={1}
          min="0001-01-01T00:00"
          max="9999-12-31T23:59:59"
          hint={words.instantHint(zone)}
          value={instant.wall}
          onChange={instant.setWall}
          error={error}
        />
      ) : null}
    </>
  );
}
