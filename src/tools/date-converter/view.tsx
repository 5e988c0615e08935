import { useMemo } from 'react';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { later } from '../../ui/later';
import { SideBySide } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { Conversions } from './conversions';
import { rememberedOptions } from './options';
import { READINGS } from '../../lib/dates/readings';
import { samplesOf } from './samples';
import { useConversion } from './use-conversion';
import { useWords } from './use-words';
import { ZoneFields } from './zone-fields';

/** Its table is for those who have more than one date. */
const Batch = later(async () => (await import('./batch')).Batch);

/** A date or a timestamp in any notation, read and written in all of them. */
export default function DateConverter() {
  const words = useWords();
  const { text, setText, readAs, setReadAs, isEmpty, isBatch, zone, single, batch, fault, ...clock } = useConversion();
  const [, , resetOptions] = useOptions(rememberedOptions);
  const field = useOptionField(rememberedOptions, words.options);
  const conversions = single.value?.conversions ?? [];
  const [only] = conversions.length === 1 && !isEmpty ? conversions : [];
  const examples = useMemo(() => samplesOf(words), [words]);
  const pick = (picked: string) => {
    setText(picked);
    setReadAs('auto');
  };
  const reset = () => {
    setReadAs('auto');
    resetOptions();
  };
  return (
    <SideBySide
      input={
        <>
          <TextInput
            label={words.value}
            value={text}
            onChange={setText}
            rows={isBatch ? 8 : 2}
            placeholder={words.placeholder}
            example={examples}
            error={fault ? { message: words.fault(fault) } : undefined}
          />
          {isEmpty ? (
            <div>
              <Button size="small" icon={clock.isPaused ? 'play' : 'pause'} onClick={clock.togglePaused}>
                {clock.isPaused ? words.resume : words.pause}
              </Button>
            </div>
          ) : null}
          <Picker zone={zone} value={only?.picker ?? ''} onChange={pick} />
        </>
      }
      options={
        <>
          <Select
            label={words.readAs}
            options={[
              { value: 'auto' as const, label: words.auto },
              ...READINGS.map((value) => ({ value, label: words.readings[value] })),
            ]}
            value={readAs}
            onChange={setReadAs}
          />
          {isBatch ? field('output') : null}
          <ZoneFields />
          {field('fraction', { as: 'buttons' })}
          <MoreOptions onReset={reset}>{field('excel', { as: 'buttons' })}</MoreOptions>
        </>
      }
    >
      {isBatch ? <Batch run={batch} /> : <Unfinished run={single} />}
      {!isBatch && single.value ? (
        <Conversions report={single.value} isNow={isEmpty} zone={zone} onReadAs={setReadAs} />
      ) : null}
      {fault ? <NoResult /> : null}
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
      // Empty while a part of it is missing.
      onChange={(picked) => (picked === '' ? undefined : onChange(picked))}
    />
  );
}
