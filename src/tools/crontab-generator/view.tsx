import { useMemo, useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { InstantChoice } from '../../ui/instant-choice/instant-choice';
import { later } from '../../ui/later';
import { SideBySide, Stack } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { makePart, usePart } from '../../ui/part';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useArrived } from '../../ui/use-arrived';
import { ZoneSelect } from '../../ui/zone-select/zone-select';
import type { Dialect } from './dialects';
import { Description } from './explanation';
import { rememberedOptions } from './options';
import { EXAMPLE_NAMES, EXAMPLES, MACRO_PRESETS, PRESET_NAMES, PRESETS } from './presets';
import { NextRuns } from './runs-view';
import { useSchedule } from './use-schedule';
import { useWords } from './use-words';
import styles from './view.module.css';

/** It waits for the runs anyway. */
const BelowRuns = later(async () => (await import('./below-runs')).BelowRuns);

/** Only for those who have a whole crontab. */
const crontabPart = makePart(() => import('./crontab-view'));

/** A cron expression or a crontab, explained; the expression can be built here, too. */
export default function CrontabGenerator() {
  const words = useWords();
  const kit = useKitWords();
  const { text, setText, expression, isEmpty, isFile, zone, run, start, reset } = useSchedule();
  const crontab = usePart(crontabPart, isFile);
  const { fault, value } = run;
  // What stands below the runs comes with the first of them, so that it does not jump: on small screens the options, too.
  const [isListed, setListed] = useState(false);
  const hasNoRuns = value === undefined && run.status !== 'busy';
  const isAnswered = useArrived(isListed || hasNoRuns || !start.isValid);
  const examples = useMemo(
    () => EXAMPLE_NAMES.map((name) => ({ label: words.examples[name], value: EXAMPLES[name] })),
    [words],
  );
  return (
    <SideBySide
      input={
        <>
          <TextInput
            {...words.options.expression}
            value={text}
            onChange={setText}
            rows={isFile ? 8 : 2}
            example={examples}
            error={fault ? { message: words.fault(fault), at: 'at' in fault ? fault.at : undefined } : undefined}
          />
          <Presets onPick={setText} />
        </>
      }
      options={
        <Stack className={isAnswered ? undefined : styles.coming} data-awaited={isAnswered ? undefined : ''}>
          <Settings detected={value?.schedule.dialect} start={start} onReset={reset} />
        </Stack>
      }
      after={isFile || !isAnswered ? null : <BelowRuns text={expression} onChange={setText} explanation={value} />}
    >
      <Unfinished run={run} />
      {isFile && start.isValid && !crontab ? <div aria-busy /> : null}
      {isFile && start.isValid && crontab ? <crontab.Crontab text={text} zone={zone} from={start.from} /> : null}
      {value ? <Description explanation={value} /> : null}
      {value ? (
        <NextRuns text={expression} explanation={value} zone={zone} start={start} onArrive={() => setListed(true)} />
      ) : null}
      {isEmpty ? <NoResult>{kit.resultHere}</NoResult> : null}
      {fault || !start.isValid ? <NoResult /> : null}
    </SideBySide>
  );
}

function Presets({ onPick }: { onPick: (expression: string) => void }) {
  const words = useWords();
  return (
    <Field label={words.presets}>
      <div className={styles.chips}>
        {PRESET_NAMES.map((name) => (
          <Button key={name} size="small" title={PRESETS[name]} onClick={() => onPick(PRESETS[name])}>
            {words.presetNames[name]}
          </Button>
        ))}
        {MACRO_PRESETS.map((macro) => (
          <Button key={macro} size="small" className="verbatim" onClick={() => onPick(macro)}>
            {macro}
          </Button>
        ))}
      </div>
    </Field>
  );
}

interface SettingsProps {
  /** What the expression was taken for. */
  detected: Dialect | undefined;
  start: ReturnType<typeof useSchedule>['start'];
  onReset: () => void;
}

function Settings({ detected, start, onReset }: SettingsProps) {
  const words = useWords();
  const [options, setOptions] = useOptions(rememberedOptions);
  const { dialect, zone } = words.options;
  const auto = detected && options.dialect === 'auto' ? words.autoAs(dialect.values[detected]) : dialect.values.auto;
  const field = useOptionField(rememberedOptions, {
    ...words.options,
    dialect: { ...dialect, values: { ...dialect.values, auto } },
  });
  return (
    <>
      {field('dialect')}
      <ZoneSelect
        words={{ ...words, zone }}
        withOffsets={false}
        value={options.zone}
        onChange={(next) => setOptions({ zone: next })}
      />
      {field('count', { as: 'buttons' })}
      <InstantChoice words={words} {...start} error={start.isValid ? undefined : words.notInstant} />
      <MoreOptions onReset={onReset}>
        <div className={styles.switches}>
          {field('hour24')}
          {field('verbose')}
        </div>
      </MoreOptions>
    </>
  );
}
