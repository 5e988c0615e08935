import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { parseInstant } from '../../lib/instant';
import { browserZone } from '../../lib/zones';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Field } from '../../ui/field/field';
import { InstantChoice } from '../../ui/instant-choice/instant-choice';
import { SideBySide } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { ZoneSelect } from '../../ui/zone-select/zone-select';
import { Builder } from './builder-view';
import { isCrontab } from './crontab';
import { DIALECTS } from './dialects';
import { Description, FieldTable, SnippetRows } from './explanation';
import { explain } from './operations';
import { rememberedOptions, RUN_COUNTS } from './options';
import { EXAMPLES, type ExampleName, MACRO_PRESETS, PRESETS, type PresetName } from './presets';
import { RunTable } from './runs-view';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Only for those who have a whole crontab. */
const crontabPart = makePart(() => import('./crontab-view'));

/** Longer texts are not remembered. */
const REMEMBERED_LENGTH = 500;

const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]; // The keys of a constant are its type's.
const EXAMPLE_NAMES = Object.keys(EXAMPLES) as ExampleName[]; // As above.

export default function CrontabGenerator() {
  const words = useWords();
  const language = useLocale();
  const [options, setOptions, resetOptions] = useOptions(rememberedOptions);
  // Until something is typed, what was remembered stands in the field.
  const [typed, setTyped] = useDraft<TextSource | null>('text', null);
  const [isGiven, setGiven] = useDraft('isGiven', false);
  const [instant, setInstant] = useDraft('instant', '');

  const text = typed ?? options.expression;
  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const isFile = !isEmpty && (typeof text !== 'string' || isCrontab(text));
  const expression = !isFile && typeof text === 'string' ? text : '';
  const { dialect, count, hour24, verbose } = options;
  const zone = options.zone || browserZone();
  const given = isGiven ? parseInstant(instant) : undefined;
  const from = given?.ok ? given.value.ms : undefined;
  const hasFrom = !given || given.ok;

  const setText = (next: TextSource) => {
    setTyped(next);
    const isKept = typeof next === 'string' && next.length <= REMEMBERED_LENGTH && !isCrontab(next);
    if (isKept) setOptions({ expression: next });
  };

  const run = useOperation(
    explain,
    { text: expression },
    { dialect, zone, language, hour24, verbose },
    { enabled: !isEmpty && !isFile },
  );
  const crontab = usePart(crontabPart, isFile);
  const { fault, value } = run;
  const detected = value && dialect === 'auto' ? words.autoAs(words.dialects[value.schedule.dialect]) : words.auto;
  const examples = useMemo(
    () => EXAMPLE_NAMES.map((name) => ({ label: words.examples[name], value: EXAMPLES[name] })),
    [words],
  );

  return (
    <SideBySide
      options={
        <>
          <TextInput
            label={words.expression}
            value={text}
            onChange={setText}
            rows={isFile ? 8 : 2}
            placeholder={words.placeholder}
            hint={words.hint}
            example={examples}
            error={fault ? { message: words.fault(fault), at: 'at' in fault ? fault.at : undefined } : undefined}
          />
          <Field label={words.presets}>
            <div className={styles.chips}>
              {PRESET_NAMES.map((name) => (
                <Button key={name} size="small" title={PRESETS[name]} onClick={() => setText(PRESETS[name])}>
                  {words.presetNames[name]}
                </Button>
              ))}
              {MACRO_PRESETS.map((macro) => (
                <Button key={macro} size="small" className="verbatim" onClick={() => setText(macro)}>
                  {macro}
                </Button>
              ))}
            </div>
          </Field>
          <Select
            label={words.dialect}
            options={[
              { value: 'auto' as const, label: detected },
              ...DIALECTS.map((name) => ({ value: name, label: words.dialects[name] })),
            ]}
            value={dialect}
            onChange={(next) => setOptions({ dialect: next })}
          />
          <ZoneSelect
            words={words}
            withOffsets={false}
            value={options.zone}
            onChange={(next) => setOptions({ zone: next })}
          />
          <ButtonsSelect
            label={words.count}
            options={RUN_COUNTS.map((value) => ({ value, label: String(value) }))}
            value={count}
            onChange={(next) => setOptions({ count: next })}
          />
          <InstantChoice
            words={words}
            isGiven={isGiven}
            onGiven={setGiven}
            instant={instant}
            onInstant={setInstant}
            error={hasFrom ? undefined : words.notInstant}
          />
          <div className={styles.switches}>
            <Switch label={words.hour24} checked={hour24} onChange={(next) => setOptions({ hour24: next })} />
            <Switch label={words.verbose} checked={verbose} onChange={(next) => setOptions({ verbose: next })} />
          </div>
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                setTyped(null);
                setGiven(false);
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
      {isFile && hasFrom ? (
        crontab ? (
          <crontab.Crontab text={text} options={{ dialect, zone, language, hour24, verbose }} from={from} />
        ) : (
          <div aria-busy />
        )
      ) : null}
      {value ? <Description explanation={value} /> : null}
      {isFile || isEmpty ? null : <Builder text={expression} dialect={dialect} onChange={setText} />}
      {value && hasFrom ? (
        <RunTable
          text={expression}
          options={{ dialect, zone, count }}
          schedule={value.schedule}
          hour24={hour24}
          zone={value.zone}
          from={from}
        />
      ) : null}
      {value ? <FieldTable schedule={value.schedule} /> : null}
      {value ? <SnippetRows snippets={value.snippets} zone={value.zone} /> : null}
    </SideBySide>
  );
}
