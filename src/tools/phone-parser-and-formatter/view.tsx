import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { formatDay } from '../../i18n/day';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { sortedCountries } from '../../lib/countries';
import { regionOf } from '../../lib/own-settings';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { find, listCountries, parse, parseList, phoneOptions } from './operations';
import { PhoneView } from './phone-view';
import { REGISTRY_DATE, REGISTRY_VERSION } from './registry-version';
import type { CountryEntry, PhoneFault, PhoneReport } from './report';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const NO_INPUTS = {};
const NO_OPTIONS = {};
const NO_COUNTRIES: readonly CountryEntry[] = [];
const MODES = ['one', 'many', 'find'] as const;

/** Its table is for those who have many. */
const numbersPart = makePart(() => import('./numbers'));

/** Chosen where no country is wanted; an empty choice is that of the browser's language. */
const NONE = 'none';

const EXAMPLE_LINES = '+33 6 12 34 56 78\n(415) 555-2671 ext. 99\n+86 138 0013 8000\n0033 612345678\n+999 123456\n';
const EXAMPLE_TEXT = 'Call +33 6 12 34 56 78 or +1 (415) 555-2671, order 12345.\n';

export default function PhoneParser() {
  const words = useWords();
  const locale = useLocale();
  const [options, setOptions] = useOptions(phoneOptions);
  const countries = useOperation(listCountries, NO_INPUTS, NO_OPTIONS).value ?? NO_COUNTRIES;
  const choices = useCountryChoices(countries);
  const chosen = options.country || regionOf(navigator.language);
  const country = chosen === NONE ? '' : chosen;
  const places = { country, from: options.from };
  const { mode } = options;
  const [number, setNumber] = useDraft('number', '', { secret: true });
  const [list, setList] = useDraft<TextSource>('list', '', { secret: true });
  const [prose, setProse] = useDraft<TextSource>('prose', '', { secret: true });

  const single = useOperation(parse, { text: number }, places, { enabled: mode === 'one' && number.trim() !== '' });
  const many = useOperation(parseList, { text: list }, places, { enabled: mode === 'many' && !isEmptySource(list) });
  const found = useOperation(find, { text: prose }, places, { enabled: mode === 'find' && !isEmptySource(prose) });
  const table = usePart(numbersPart, mode !== 'one');
  const run = { one: single, many, find: found }[mode];

  return (
    // A list has more columns than fit beside the options.
    <div className={mode !== 'one' ? styles.wide : undefined}>
      <SideBySide
        options={
          <>
            <ButtonsSelect
              label={words.mode}
              hideLabel
              options={MODES.map((value) => ({ value, label: words.modes[value] }))}
              value={mode}
              onChange={(next) => setOptions({ mode: next })}
            />
            <Select
              label={words.country}
              hint={words.countryHint}
              options={[{ value: NONE, label: words.anyCountry }, ...choices]}
              value={choices.some(({ value }) => value === country) ? country : NONE}
              onChange={(next) => setOptions({ country: next })}
            />
            {mode === 'one' ? (
              <InputText
                label={words.number}
                type="tel"
                mono
                clearable
                autoComplete="off"
                placeholder={exampleOf(countries, country)}
                hint={words.numberHint}
                value={number}
                onChange={setNumber}
                error={errorOf(single, words)}
              />
            ) : (
              <TextInput
                key={mode}
                label={mode === 'many' ? words.lines : words.text}
                value={mode === 'many' ? list : prose}
                onChange={mode === 'many' ? setList : setProse}
                rows={12}
                placeholder={mode === 'many' ? exampleOf(countries, country) : words.textPlaceholder}
                example={mode === 'many' ? EXAMPLE_LINES : EXAMPLE_TEXT}
                hint={words.numberHint}
                error={run.fault ? { message: words.fault(run.fault) } : undefined}
              />
            )}
            <Select
              label={words.from}
              options={[{ value: '', label: words.sameCountry }, ...choices]}
              value={options.from}
              onChange={(from) => setOptions({ from })}
            />
            <p className={styles.empty}>{words.registry(formatDay(locale, REGISTRY_DATE), REGISTRY_VERSION)}</p>
          </>
        }
      >
        <Unfinished run={run} unit="items" />
        {mode === 'one' && single.value ? (
          <PhoneView report={single.value} from={options.from || country} isStale={single.stale} />
        ) : mode !== 'one' && table && run.value ? (
          <table.Numbers run={mode === 'many' ? many : found} from={options.from || country} />
        ) : (
          <p className={styles.empty}>{words.empty}</p>
        )}
      </SideBySide>
    </div>
  );
}

function exampleOf(countries: readonly CountryEntry[], country: string): string {
  return countries.find(({ code }) => code === country)?.example || '+33 6 12 34 56 78';
}

interface Single {
  readonly fault?: PhoneFault;
  readonly value?: PhoneReport;
  readonly stale: boolean;
}

/** Why there is no number, or why it cannot be dialled. */
function errorOf({ fault, value, stale }: Single, words: ToolWords): string | undefined {
  if (fault) return words.fault(fault);
  if (!value || stale || value.valid) return undefined;
  const hint = value.prefix && words.prefix(value.prefix.country, value.prefix.expected);
  return [words.reason(value), hint].filter((part) => part !== undefined).join(' ');
}

/** Flag, name, code and calling code: all that one may search for. */
function useCountryChoices(countries: readonly CountryEntry[]) {
  const language = LANGUAGE_TAGS[useLocale()];
  return useMemo(() => {
    const callingCodes = new Map(countries.map(({ code, callingCode }) => [code, callingCode]));
    return sortedCountries([...callingCodes.keys()], language).map(({ code, name, flag }) => ({
      value: code,
      label: `${flag} ${name} · ${code} · +${callingCodes.get(code) ?? ''}`,
    }));
  }, [countries, language]);
}
