import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Sheet } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import type { Fault } from './faults';
import { convert, convertRate, eventVolume, neededFor, time, volume } from './operations';
import { rememberedOptions } from './options';
import { QuantityField, type FieldName } from './quantity-field';
import { RateResult, TimeResult } from './rate-result';
import { SizeResult } from './size-result';
import type { Reading } from './read-amount';
import { UnitOptions } from './unit-options';
import { useWords } from './use-words';
import styles from './view.module.css';

type Noted = { readonly notes: readonly Reading[] };

/** The remembered options as the operations take them. */
function useSettings() {
  const language = useLocale();
  const [options] = useOptions(rememberedOptions);
  return { options, settings: { ...options, language } };
}

const isTyped = (...texts: readonly string[]) => texts.every((text) => text.trim() !== '');

interface FieldsProps {
  names: readonly FieldName[];
  run: Run<Noted, Fault>;
}

function Fields({ names, run }: FieldsProps) {
  const [options] = useOptions(rememberedOptions);
  const texts = names.map((name) => options[name]).join('\n');
  const [last, setLast] = useState<{ readonly texts: string; readonly notes: readonly Reading[] }>();
  if (run.value && last?.notes !== run.value.notes) setLast({ texts, notes: run.value.notes });
  // While another field is wrong they are read as before.
  const kept = run.isResting && last?.texts === texts ? last.notes : undefined;
  return (
    <div className={styles.fields}>
      {names.map((name) => (
        <QuantityField key={name} name={name} fault={run.fault} readings={run.value?.notes ?? kept} />
      ))}
    </div>
  );
}

/** Where there is no result: what is wrong stands at its field. */
function Nothing({ run }: { run: Run<unknown, Fault> }) {
  const words = useWords();
  if (run.value !== undefined || run.status === 'busy') return null;
  return <NoResult>{run.fault || run.isResting ? undefined : words.empty}</NoResult>;
}

export function SizeTab() {
  const { options, settings } = useSettings();
  const run = useOperation(convert, { size: options.size }, settings, { enabled: isTyped(options.size) });
  return (
    <Sheet>
      <Fields names={['size']} run={run} />
      <UnitOptions of="size" />
      <Outcome run={run}>{(report) => <SizeResult report={report} />}</Outcome>
      <Nothing run={run} />
    </Sheet>
  );
}

export function RateTab() {
  const { options, settings } = useSettings();
  const run = useOperation(convertRate, { rate: options.rate }, settings, { enabled: isTyped(options.rate) });
  return (
    <Sheet>
      <Fields names={['rate']} run={run} />
      <UnitOptions of="rate" />
      <Outcome run={run}>{(report) => <RateResult report={report} />}</Outcome>
      <Nothing run={run} />
    </Sheet>
  );
}

export function TimeTab() {
  const words = useWords();
  const { options } = useSettings();
  const field = useOptionField(rememberedOptions, words.options);
  return (
    <Sheet>
      {field('solve', { as: 'buttons' })}
      {options.solve === 'time' ? <HowLong /> : <HowFast />}
    </Sheet>
  );
}

function HowLong() {
  const { options, settings } = useSettings();
  const { size, rate } = options;
  const run = useOperation(time, { size, rate }, settings, { enabled: isTyped(size, rate) });
  return (
    <>
      <Fields names={['size', 'rate']} run={run} />
      <UnitOptions of="time" />
      <Outcome run={run}>{(report) => <TimeResult report={report} />}</Outcome>
      <Nothing run={run} />
    </>
  );
}

function HowFast() {
  const { options, settings } = useSettings();
  const { size, time: span } = options;
  const run = useOperation(neededFor, { size, time: span }, settings, { enabled: isTyped(size, span) });
  return (
    <>
      <Fields names={['size', 'time']} run={run} />
      <UnitOptions of="line" />
      <Outcome run={run}>{(report) => <RateResult report={report} fraction={report.fraction} />}</Outcome>
      <Nothing run={run} />
    </>
  );
}

export function VolumeTab() {
  const words = useWords();
  const { options } = useSettings();
  const field = useOptionField(rememberedOptions, words.options);
  return (
    <Sheet>
      {field('volumeOf', { as: 'buttons' })}
      {options.volumeOf === 'rate' ? <OfRate /> : <OfEvents />}
    </Sheet>
  );
}

function OfRate() {
  const { options, settings } = useSettings();
  const { rate, period } = options;
  const run = useOperation(volume, { rate, period }, settings, { enabled: isTyped(rate, period) });
  return (
    <>
      <Fields names={['rate', 'period']} run={run} />
      <UnitOptions of="line" />
      <Outcome run={run}>{(report) => <SizeResult report={report} />}</Outcome>
      <Nothing run={run} />
    </>
  );
}

function OfEvents() {
  const { options, settings } = useSettings();
  const { events, eventSize: size, period } = options;
  const run = useOperation(eventVolume, { events, size, period }, settings, { enabled: isTyped(events, size, period) });
  return (
    <>
      <Fields names={['events', 'eventSize', 'period']} run={run} />
      <UnitOptions of="size" />
      <Outcome run={run}>{(report) => <SizeResult report={report} />}</Outcome>
      <Nothing run={run} />
    </>
  );
}
