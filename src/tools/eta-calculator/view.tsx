import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { TYPED_NUMBER_WORDS } from '../../i18n/typed-number';
import { browserZone } from '../../lib/zones';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useNow } from '../../ui/use-now';
import { ZoneSelect } from '../../ui/zone-select/zone-select';
import { SPAN_NAMES } from './duration';
import { type EstimateFault, MODES, type NumberField } from './job';
import { SIZE_NAMES, SPEED_NAMES } from './units';
import { estimate } from './operations';
import { rememberedOptions } from './options';
import { doubtOf } from './read-number';
import { Result } from './result';
import { useWords } from './use-words';
import styles from './view.module.css';

export default function EtaCalculator() {
  const words = useWords();
  const language = useLocale();
  const [options, setOptions, resetOptions] = useOptions(rememberedOptions);
  const [start, setStart] = useDraft('start', '');
  const [measured, setMeasured] = useDraft('measured', '');
  const [isStartGiven, setStartGiven] = useDraft('isStartGiven', false);
  const [isMeasuredGiven, setMeasuredGiven] = useDraft('isMeasuredGiven', false);
  const now = useNow(true);
  const { mode } = options;
  const zone = options.zone || browserZone();
  const isProgress = mode === 'progress';
  const isStartTyped = isProgress || isStartGiven;
  // What a browser gives for a date that is not complete is an empty text, which would mean now.
  const missing =
    isStartTyped && start === '' ? 'start' : isProgress && isMeasuredGiven && measured === '' ? 'measured' : undefined;
  const run = useOperation(
    estimate,
    {},
    {
      ...options,
      zone,
      language,
      start: isStartTyped ? start : '',
      measured: isMeasuredGiven ? measured : '',
      now: now - (now % 1000),
    },
    { enabled: missing === undefined },
  );
  const fault: EstimateFault | undefined = missing ? { code: 'no-instant', field: missing } : run.fault;
  const errorOf = (field: EstimateFault['field']) => (fault?.field === field ? words.fault(fault) : undefined);

  const numberField = (field: NumberField, hint?: ReactNode) => (
    <InputText
      label={words.fields[field]}
      mono
      inputMode="decimal"
      autoComplete="off"
      placeholder=""
      hint={doubtHint(options[field], language) ?? hint}
      value={options[field]}
      onChange={(typed) => setOptions({ [field]: typed })}
      error={errorOf(field)}
    />
  );
  const instantWords = { now: words.now, given: words.given, hint: words.instantHint(zone) };

  return (
    <SideBySide
      options={
        <>
          <ButtonsSelect
            label={words.mode}
            options={MODES.map((value) => ({ value, label: words.modes[value] }))}
            value={mode}
            onChange={(next) => setOptions({ mode: next })}
          />
          {mode === 'transfer' ? (
            <>
              <div className={styles.pair}>
                {numberField('size')}
                <Select
                  label={words.sizeUnit}
                  searchable={false}
                  options={SIZE_NAMES.map((value) => ({ value, label: value }))}
                  value={options.sizeUnit}
                  onChange={(sizeUnit) => setOptions({ sizeUnit })}
                />
              </div>
              <div className={styles.pair}>
                {numberField('speed')}
                <Select
                  label={words.speedUnit}
                  searchable={false}
                  options={SPEED_NAMES.map((value) => ({ value, label: value }))}
                  value={options.speedUnit}
                  onChange={(speedUnit) => setOptions({ speedUnit })}
                />
              </div>
              {numberField('share', words.shareHint)}
            </>
          ) : (
            <div className={styles.pair}>
              {numberField('amount')}
              {numberField('done')}
            </div>
          )}
          {mode === 'rate' ? (
            <>
              {numberField('units')}
              <div className={styles.pair}>
                {numberField('span')}
                <Select
                  label={words.unit}
                  options={SPAN_NAMES.map((value) => ({ value, label: words.units[value] }))}
                  value={options.unit}
                  onChange={(unit) => setOptions({ unit })}
                />
              </div>
            </>
          ) : null}
          <InstantField
            words={{ ...instantWords, choice: words.startChoice, field: words.startAt }}
            isGiven={isStartTyped}
            onGiven={isProgress ? undefined : setStartGiven}
            value={start}
            onChange={setStart}
            presentIn={zone}
            error={errorOf('start')}
          />
          {isProgress ? (
            <InstantField
              words={{ ...instantWords, choice: words.measuredChoice, field: words.measuredAt }}
              isGiven={isMeasuredGiven}
              onGiven={setMeasuredGiven}
              value={measured}
              onChange={setMeasured}
              presentIn={zone}
              error={errorOf('measured')}
            />
          ) : null}
          <ZoneSelect words={words} value={options.zone} onChange={(next) => setOptions({ zone: next })} />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                setStart('');
                setMeasured('');
                setStartGiven(false);
                setMeasuredGiven(false);
                resetOptions();
              }}
            >
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <Unfinished run={run} />
      {run.value && !fault ? <Result estimate={run.value} unit={mode === 'transfer' ? 'bytes' : 'units'} /> : null}
      {fault?.field === 'zone' ? <p className={styles.remark}>{words.fault(fault)}</p> : null}
    </SideBySide>
  );
}

/** Says how a number was read that another language would read otherwise. */
function doubtHint(text: string, language: Locale): string | undefined {
  const doubt = doubtOf(text, language);
  return doubt && TYPED_NUMBER_WORDS[language].otherReading(doubt.read, doubt.other);
}

interface InstantFieldProps {
  words: { choice: string; now: string; given: string; field: string; hint: string };
  isGiven: boolean;
  /** Undefined where it must be given. */
  onGiven: ((isGiven: boolean) => void) | undefined;
  /** Date and time on the clocks of the zone, `2026-03-28T12:00`. */
  value: string;
  onChange: (value: string) => void;
  /** The zone whose clock a given instant begins with. */
  presentIn: string;
  error: ReactNode;
}

/** The present, or a date and time that one picks. */
function InstantField({ words, isGiven, onGiven, value, onChange, presentIn, error }: InstantFieldProps) {
  return (
    <>
      {onGiven ? (
        <ButtonsSelect
          label={words.choice}
          options={[
            { value: false, label: words.now },
            { value: true, label: words.given },
          ]}
          value={isGiven}
          onChange={(given) => {
            // The present is a better start than an empty field.
            if (given && value === '') onChange(wallNow(presentIn));
            onGiven(given);
          }}
        />
      ) : null}
      {isGiven ? (
        <InputText
          label={words.field}
          type="datetime-local"
          step={1}
          min="0001-01-01T00:00"
          max="9999-12-31T23:59:59"
          hint={words.hint}
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : null}
    </>
  );
}

/** The date and time of a zone's clocks to the minute, as `<input type="datetime-local">` takes it. */
function wallNow(zone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat(SWEDISH, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(Date.now())
    .replace(' ', 'T');
}

const SWEDISH = 'sv';
