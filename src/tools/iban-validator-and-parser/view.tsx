import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { sortedCountries } from '../../lib/countries';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Field } from '../../ui/field/field';
import { InputText } from '../../ui/input-text/input-text';
import { Group, SideBySide } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { Report } from './check';
import { generate, ibanOptions, validate, validateLines } from './operations';
import { IBAN_COUNTRIES, REGISTRY } from './registry';
import { ReportView } from './report-view';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** Its table is for those who have many. */
const batchPart = makePart(() => import('./batch'));

const EXAMPLES = {
  FR: 'FR76 3000 6000 0112 3456 7890 189',
  DE: 'DE89 3704 0044 0532 0130 00',
  GB: 'GB29 NWBK 6016 1331 9268 19',
  BE: 'BE68 5390 0754 7034',
  CH: 'CH44 3199 9123 0008 8901 2',
} as const;
const EXAMPLE_CODES = ['FR', 'DE', 'GB', 'BE', 'CH'] as const;
const EXAMPLE_LINES = `${Object.values(EXAMPLES).join('\n')}\nDE89370400440532013001\nDEUTDEFF500\n`;

export default function IbanValidator() {
  const words = useWords();
  const [{ mode, country }, setOptions] = useOptions(ibanOptions);
  const [text, setText, test] = useIban(country);
  const [lines, setLines] = useDraft<TextSource>('lines', '', { secret: true });
  const isMany = mode === 'many';
  const single = useOperation(validate, { text }, {}, { enabled: !isMany && text !== '' });
  const batch = useOperation(validateLines, { text: lines }, {}, { enabled: isMany && !isEmptySource(lines) });
  const batchView = usePart(batchPart, isMany);
  const { sepaList, sepaDate, release, month } = REGISTRY;

  return (
    // A list has more columns than fit beside the options.
    <div className={isMany ? styles.wide : undefined}>
      <SideBySide
        options={
          <>
            <ButtonsSelect
              label={words.mode}
              hideLabel
              options={[
                { value: 'one' as const, label: words.modes.one },
                { value: 'many' as const, label: words.modes.many },
              ]}
              value={mode}
              onChange={(next) => setOptions({ mode: next })}
            />
            {isMany ? (
              <TextInput
                label={words.lines}
                value={lines}
                onChange={setLines}
                rows={12}
                placeholder={words.placeholder}
                example={EXAMPLE_LINES}
                hint={words.hint}
                error={batch.fault ? { message: words.nothing } : undefined}
              />
            ) : (
              <>
                <InputText
                  label={words.input}
                  mono
                  clearable
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={words.placeholder}
                  hint={words.hint}
                  value={text}
                  onChange={setText}
                  error={errorOf(single.value, single.fault !== undefined, words)}
                />
                <Field label={words.examples}>
                  <div className={styles.chips}>
                    {EXAMPLE_CODES.map((code) => (
                      <Button key={code} size="small" onClick={() => setText(EXAMPLES[code])}>
                        {code === 'CH' ? words.qrExample : code}
                      </Button>
                    ))}
                  </div>
                </Field>
                <TestIban country={country} onCountry={(next) => setOptions({ country: next })} onMake={test.renew} />
              </>
            )}
            <p className={styles.source}>{words.registry(release, month, sepaList, sepaDate)}</p>
          </>
        }
      >
        <Unfinished run={isMany ? batch : single} unit="items" />
        {isMany ? (
          batchView ? (
            <batchView.Batch run={batch} />
          ) : null
        ) : single.value ? (
          <ReportView report={single.value} isStale={single.stale} isTest={test.isTest} />
        ) : (
          <p className={styles.empty}>{words.nothing}</p>
        )}
      </SideBySide>
    </div>
  );
}

/** What is in the field: typed by the visitor, or an IBAN made for tests. */
function useIban(country: string): [string, (text: string) => void, { isTest: boolean; renew: () => void }] {
  const [typed, setTyped] = useDraft<string | null>('text', '', { secret: true });
  const [round, setRound] = useState(0);
  const isTest = typed === null;
  const made = useOperation(generate, {}, { country }, { enabled: isTest, resultKey: round });
  const renew = () => {
    setTyped(null);
    setRound(round + 1);
  };
  return [typed ?? made.value ?? '', setTyped, { isTest, renew }];
}

/** Every rule that is broken, one below the other. */
function errorOf(report: Report | undefined, isNothing: boolean, words: ToolWords) {
  if (isNothing) return words.nothing;
  if (!report || report.valid) return undefined;
  return report.faults.map((fault, index) => (
    <span key={index} className={styles.fault}>
      {words.fault(fault)}
    </span>
  ));
}

interface TestIbanProps {
  country: string;
  onCountry: (country: string) => void;
  onMake: () => void;
}

function TestIban({ country, onCountry, onMake }: TestIbanProps) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const options = useMemo(
    () =>
      sortedCountries(IBAN_COUNTRIES, language).map(({ code, name, flag }) => ({
        value: code,
        label: `${flag} ${name} · ${code}`,
      })),
    [language],
  );
  return (
    <Group label={words.generate}>
      <div className={styles.test}>
        <Select label={words.testCountry} hideLabel options={options} value={country} onChange={onCountry} />
        <Button icon="dices" onClick={onMake}>
          {words.make}
        </Button>
      </div>
    </Group>
  );
}
