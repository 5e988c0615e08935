import { useLocale } from '../../i18n/context';
import { formatDay } from '../../i18n/day';
import { regionOf } from '../../lib/own-settings';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import type { HandedOver } from '../../operations/drafts';
import { hasSeveralLines, takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useDraftField } from '../../operations/use-draft-field';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ExactText } from '../../ui/input-text/exact-text';
import { later } from '../../ui/later';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import { exampleOf, useCountryChoices } from './country-choices';
import { find, parse, parseList, phoneOptions } from './operations';
import { errorOf } from './phone-rows';
import { PhoneView } from './phone-view';
import { REGISTRY_DATE, REGISTRY_VERSION } from './registry-version';
import { SAMPLE_LINES, SAMPLE_TEXT } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its table is for those who have many. */
const Numbers = later(async () => (await import('./numbers')).Numbers);

/** Chosen where no country is wanted; an empty choice is that of the browser's language. */
const NONE = 'none';

/** A line is one number; several are a list where nothing longer than `tel` and `ext` is written in them, else a text that holds some. */
function modeFor({ text = '' }: HandedOver) {
  if (!hasSeveralLines(text)) return 'one';
  return typeof text === 'string' && !/\p{L}{4}/u.test(text) ? 'many' : 'find';
}

export default function PhoneParser() {
  const words = useWords();
  const locale = useLocale();
  const [options, change] = useOptions(phoneOptions);
  const field = useOptionField(phoneOptions, words.options);
  const { countries, choices } = useCountryChoices();
  const chosen = options.country || regionOf(navigator.language);
  const country = chosen === NONE ? '' : chosen;
  const places = { country, from: options.from };
  const from = options.from || country;
  const { mode } = options;
  const number = useDraftField('number', '', {
    secret: true,
    takes: (given) => (modeFor(given) === 'one' ? takesLine(given) : undefined),
  });
  const [list, setList] = useDraft<TextSource>('list', '', {
    secret: true,
    takes: (given) => (modeFor(given) === 'many' ? given.text : undefined),
  });
  const [prose, setProse] = useDraft<TextSource>('prose', '', {
    secret: true,
    takes: (given) => (modeFor(given) === 'find' ? given.text : undefined),
  });

  useHandedOver((given) => change({ mode: modeFor(given) }));

  const isTyped = mode === 'one' && number.value.trim() !== '';
  const single = useOperation(parse, { text: number.value }, places, { enabled: isTyped });
  const many = useOperation(parseList, { text: list }, places, { enabled: mode === 'many' && !isEmptySource(list) });
  const found = useOperation(find, { text: prose }, places, { enabled: mode === 'find' && !isEmptySource(prose) });
  const lines = mode === 'many' ? many : found;
  const run = mode === 'one' ? single : lines;
  const example = exampleOf(countries, country);
  const text = {
    many: { label: words.lines, value: list, onChange: setList, placeholder: example, example: SAMPLE_LINES },
    find: {
      ...{ label: words.text, value: prose, onChange: setProse },
      ...{ placeholder: words.textPlaceholder, example: SAMPLE_TEXT },
    },
  };

  return (
    // A list has more columns than fit beside the options.
    <div className={mode !== 'one' ? styles.wide : undefined}>
      <SideBySide
        input={
          <>
            {field('mode', { as: 'buttons', hideLabel: true })}
            <Select
              {...words.options.country}
              options={[{ value: NONE, label: words.anyCountry }, ...choices]}
              value={choices.some(({ value }) => value === country) ? country : NONE}
              onChange={(next) => change({ country: next })}
            />
            {mode === 'one' ? (
              <ExactText
                label={words.number}
                type="tel"
                clearable
                placeholder={example}
                hint={words.numberHint}
                {...number}
                error={errorOf(single, words)}
              />
            ) : (
              <TextInput
                key={mode}
                {...text[mode]}
                rows={12}
                hint={words.numberHint}
                error={run.fault && { message: words.fault(run.fault) }}
              />
            )}
          </>
        }
        options={
          <Select
            label={words.options.from}
            options={[{ value: '', label: words.sameCountry }, ...choices]}
            value={options.from}
            onChange={(next) => change({ from: next })}
          />
        }
        after={<p className={styles.source}>{words.registry(formatDay(locale, REGISTRY_DATE), REGISTRY_VERSION)}</p>}
      >
        {mode === 'one' ? (
          <Outcome run={single} unit="items">
            {(report) => <PhoneView report={report} from={from} />}
          </Outcome>
        ) : (
          <Outcome run={lines} unit="items">
            {(value) => <Numbers lines={value} from={from} />}
          </Outcome>
        )}
        {run.value || run.status === 'busy' ? null : <NoResult>{words.empty}</NoResult>}
      </SideBySide>
    </div>
  );
}
