import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { FRACTIONS } from '../../lib/iso-text';
import { browserZone } from '../../lib/zones';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { useDelayed } from '../../ui/progress/use-delayed';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { Conversions } from './conversions';
import { EXCEL_SYSTEMS } from './moment';
import { convert, convertLines } from './operations';
import { rememberedOptions } from './options';
import { OUTPUTS } from './outputs';
import { type Reading, READINGS } from './readings';
import { useNow } from '../../ui/use-now';
import { useWords } from './use-words';
import styles from './view.module.css';
import { ZoneFields } from './zone-fields';

/** Its table is for those who have more than one date. */
const batchPart = makePart(() => import('./batch'));

/** Busy is shown when it has lasted this long, in milliseconds. */
const BUSY_AFTER = 300;

const EXAMPLES = {
  unix: '1681333824',
  iso: '2023-04-12T23:10:24+02:00',
  http: 'Wed, 12 Apr 2023 21:10:24 GMT',
  js: 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
  excel: '45028.9655555556',
  objectId: '64371e400000000000000000',
  list: '1681333824\n1681333824000\n2023-04-12\n04/05/2023\n2023-02-30',
} as const;
const EXAMPLE_NAMES = ['unix', 'iso', 'http', 'js', 'excel', 'objectId', 'list'] as const;

/** Whether there are several dates: more than one line that is not blank, or a file. */
function isList(text: TextSource): boolean {
  return typeof text !== 'string' || text.trim().includes('\n');
}

export default function DateConverter() {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const [text, setText] = useDraft<TextSource>('text', '');
  const [readAs, setReadAs] = useDraft<Reading | 'auto'>('readAs', 'auto');
  const [options, setOptions, resetOptions] = useOptions(rememberedOptions);
  const [isPaused, setPaused] = useState(false);

  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const isBatch = !isEmpty && isList(text);
  const now = useNow(isEmpty && !isPaused);
  const zone = options.zone || browserZone();
  const { excel, fraction, zones, output } = options;

  const common = { readAs: isEmpty ? ('auto' as const) : readAs, zone, excel, fraction, language };
  // Only the clock itself needs the second; a result must not be worked out anew with each.
  const single = useOperation(
    convert,
    { text: isEmpty ? '' : text },
    { ...common, zones, ...(isEmpty && { now: now - (now % 1000) }) },
    { enabled: !isBatch },
  );
  const batch = useOperation(convertLines, { text }, { ...common, output }, { enabled: isBatch });
  const batchView = usePart(batchPart, isBatch);
  const run = isBatch ? batch : single;
  const isLate = useDelayed(batch.status === 'busy', BUSY_AFTER);
  const conversions = single.value?.conversions ?? [];
  const examples = useMemo(
    () => EXAMPLE_NAMES.map((name) => ({ label: words.examples[name], value: EXAMPLES[name] })),
    [words],
  );

  return (
    <SideBySide
      options={
        <>
          <TextInput
            label={words.value}
            value={text}
            onChange={setText}
            rows={isBatch ? 8 : 2}
            placeholder={words.placeholder}
            example={examples}
            error={run.fault ? { message: words.fault(run.fault) } : undefined}
          />
          {isEmpty ? (
            <div>
              <Button size="small" icon={isPaused ? 'play' : 'pause'} onClick={() => setPaused(!isPaused)}>
                {isPaused ? words.resume : words.pause}
              </Button>
            </div>
          ) : null}
          <Select
            label={words.readAs}
            options={[
              { value: 'auto' as const, label: words.auto },
              ...READINGS.map((value) => ({ value, label: words.readings[value] })),
            ]}
            value={readAs}
            onChange={setReadAs}
          />
          <Picker
            zone={zone}
            value={!isEmpty && conversions.length === 1 ? (conversions[0]?.picker ?? '') : ''}
            onChange={(picked) => {
              setText(picked);
              setReadAs('auto');
            }}
          />
          {isBatch ? (
            <Select
              label={words.output}
              options={OUTPUTS.map((value) => ({ value, label: words.outputs[value] }))}
              value={output}
              onChange={(next) => setOptions({ output: next })}
            />
          ) : null}
          <ZoneFields zone={options.zone} zones={zones} onChange={setOptions} />
          <ButtonsSelect
            label={words.fraction}
            options={FRACTIONS.map((value) => ({ value, label: value === 'auto' ? words.fractionAuto : value }))}
            value={fraction}
            onChange={(next) => setOptions({ fraction: next })}
          />
          <ButtonsSelect
            label={words.excel}
            options={EXCEL_SYSTEMS.map((value) => ({ value, label: value }))}
            value={excel}
            onChange={(next) => setOptions({ excel: next })}
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                setReadAs('auto');
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
      {isBatch ? batchView ? <batchView.Batch run={batch} isLate={isLate} /> : <div aria-busy /> : null}
      {!isBatch && single.value ? (
        <Conversions report={single.value} isNow={isEmpty} zone={zone} onReadAs={setReadAs} />
      ) : null}
    </SideBySide>
  );
}

interface PickerProps {
  zone: string;
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own picker; what is picked is typed into the field, without a zone. */
function Picker({ zone, value, onChange }: PickerProps) {
  const words = useWords();
  return (
    <InputText
      label={words.picker}
      type="datetime-local"
      step={1}
      min="0001-01-01T00:00"
      max="9999-12-31T23:59:59"
      hint={words.pickerHint(zone)}
      // The browser leaves out seconds that are zero; another text would be set anew while one edits it.
      value={value.replace(/:00$/, '')}
      onChange={(picked) => {
        // Empty while a part of it is missing.
        if (picked !== '') onChange(picked);
      }}
    />
  );
}
