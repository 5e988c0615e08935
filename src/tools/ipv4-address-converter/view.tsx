import { writeDotted } from '../../lib/ipv4/address';
import type { AddressFault } from '../../lib/ipv4/read-address';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { later } from '../../ui/later';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { Conversion } from './convert';
import { convert, convertEach, rememberedOptions } from './operations';
import { factRows, readingText } from './rows';
import { SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its table is for those who have more than one address. */
const Batch = later(async () => (await import('./batch')).Batch);

/** Longer lists are not remembered between visits. */
const REMEMBERED_CHARACTERS = 2000;

/** Whether there are several addresses: more than one line that is not blank, or a file. */
const isList = (text: TextSource) => typeof text !== 'string' || text.trim().includes('\n');

export default function Ipv4AddressConverter() {
  const words = useWords();
  const [{ text: remembered, ...common }, change, reset] = useOptions(rememberedOptions);
  const field = useOptionField(rememberedOptions, words.options);
  const [text, setText] = useDraft<TextSource>('text', remembered, { takes: 'text' });
  const isBatch = isList(text);
  const single = useOperation(convert, { text }, common, { enabled: !isBatch });
  const batch = useOperation(convertEach, { text }, common, { enabled: isBatch });
  const { fault } = single;
  const type = (typed: TextSource) => {
    setText(typed);
    if (typeof typed === 'string' && typed.length <= REMEMBERED_CHARACTERS) change({ text: typed });
  };
  const resetAll = () => {
    reset();
    setText(SAMPLES[0]);
  };

  return (
    <SideBySide
      input={
        <TextInput
          label={words.options.text}
          value={text}
          onChange={type}
          rows={isBatch ? 8 : 2}
          hint={words.addressHint}
          placeholder={SAMPLES[0]}
          example={[
            ...SAMPLES.map((value) => ({ label: value, value })),
            { label: words.severalLines, value: SAMPLES.join('\n') },
          ]}
          error={fault && { message: words.fault(fault), actions: <Readings fault={fault} onChoose={type} /> }}
        />
      }
      options={
        <>
          {field('form')}
          {field('letters', { as: 'buttons' })}
          <ResetButton onReset={resetAll} />
        </>
      }
    >
      {isBatch ? (
        <Outcome run={batch} unit="items">
          {(lines) => <Batch lines={lines} />}
        </Outcome>
      ) : (
        <Unfinished run={single} />
      )}
      {!isBatch && single.status === 'done' && single.value && !isEmptySource(text) ? (
        <Forms conversion={single.value} />
      ) : null}
      {(isBatch ? batch : single).fault ? <NoResult /> : null}
    </SideBySide>
  );
}

/** One address in every notation, each to be copied. */
function Forms({ conversion }: { conversion: Conversion }) {
  const words = useWords();
  const { notations, registered } = conversion;
  const isGlobal = registered.type === 'public';
  return (
    <>
      <ResultHead title={notations.dotted} meta={readingText(conversion, words)} />
      <FactRows title={words.result} hideTitle nameWidth={190} rows={factRows(conversion, words)} />
      <Notes items={[!isGlobal && { kind: 'warning', message: words.notGlobal(notations.nat64) }]} />
    </>
  );
}

/** What a leading zero may have meant, to be chosen. */
function Readings({ fault, onChoose }: { fault: AddressFault; onChoose: (address: string) => void }) {
  const words = useWords();
  if (fault.code !== 'leading-zero') return null;
  const { decimal, octal } = fault.readings;
  const choice = (address: number | undefined, nameOf: (dotted: string) => string) =>
    address === undefined ? null : (
      <Button size="small" onClick={() => onChoose(writeDotted(address))}>
        {nameOf(writeDotted(address))}
      </Button>
    );
  return (
    <span className={styles.readings}>
      {choice(decimal, words.asDecimal)}
      {choice(octal, words.asOctal)}
    </span>
  );
}
