import { writeDotted } from '../../lib/ipv4/address';
import type { AddressFault } from '../../lib/ipv4/read-address';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { Forms } from './forms';
import { convert, convertEach, READ_AS, rememberedOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its table is for those who have more than one address. */
const batchPart = makePart(() => import('./batch'));

/** Longer lists are not remembered between visits. */
const REMEMBERED_CHARACTERS = 2000;

const EXAMPLES = ['192.168.1.1', '3232235777', '0xC0A80101', '11000000.10101000.00000001.00000001', '::ffff:c0a8:101'];

/** Whether there are several addresses: more than one line that is not blank, or a file. */
function isList(text: TextSource): boolean {
  return typeof text !== 'string' || text.trim().includes('\n');
}

export default function Ipv4AddressConverter() {
  const words = useWords();
  const [{ text: remembered, form, letters }, change, reset] = useOptions(rememberedOptions);
  const [text, setText] = useDraft<TextSource>('text', remembered);
  const isBatch = isList(text);
  const common = { form, letters };
  const single = useOperation(convert, { text }, common, { enabled: !isBatch });
  const batch = useOperation(convertEach, { text }, common, { enabled: isBatch });
  const batchView = usePart(batchPart, isBatch);
  const type = (typed: TextSource) => {
    setText(typed);
    if (typeof typed === 'string' && typed.length <= REMEMBERED_CHARACTERS) change({ text: typed });
  };
  const { fault } = single;

  return (
    <SideBySide
      options={
        <>
          <TextInput
            label={words.address}
            value={text}
            onChange={type}
            rows={isBatch ? 8 : 2}
            hint={words.addressHint}
            placeholder="192.168.1.1"
            example={[
              ...EXAMPLES.map((value) => ({ label: value, value })),
              { label: words.severalLines, value: EXAMPLES.join('\n') },
            ]}
            error={
              fault ? { message: words.fault(fault), actions: <Readings fault={fault} onChoose={type} /> } : undefined
            }
          />
          <Select
            label={words.form}
            options={READ_AS.map((value) => ({ value, label: value === 'auto' ? words.auto : words.forms[value] }))}
            value={form}
            onChange={(next) => change({ form: next })}
          />
          <ButtonsSelect
            label={words.letters}
            options={[
              { value: 'upper' as const, label: words.upper },
              { value: 'lower' as const, label: words.lower },
            ]}
            value={letters}
            onChange={(next) => change({ letters: next })}
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                reset();
                setText(EXAMPLES[0] ?? '');
              }}
            >
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <Unfinished run={isBatch ? batch : single} unit="items" />
      {isBatch && batchView && batch.value ? <batchView.Batch lines={batch.value} stale={batch.stale} /> : null}
      {!isBatch && single.status === 'done' && single.value && !isEmptySource(text) ? (
        <Forms conversion={single.value} />
      ) : null}
      {(isBatch ? batch : single).fault ? <NoResult /> : null}
    </SideBySide>
  );
}

/** What a leading zero may have meant, to be chosen. */
function Readings({ fault, onChoose }: { fault: AddressFault; onChoose: (address: string) => void }) {
  const words = useWords();
  if (fault.code !== 'leading-zero') return null;
  const { decimal, octal } = fault.readings;
  return (
    <span className={styles.readings}>
      {decimal === undefined ? null : (
        <Button size="small" onClick={() => onChoose(writeDotted(decimal))}>
          {words.asDecimal(writeDotted(decimal))}
        </Button>
      )}
      {octal === undefined ? null : (
        <Button size="small" onClick={() => onChoose(writeDotted(octal))}>
          {words.asOctal(writeDotted(octal))}
        </Button>
      )}
    </span>
  );
}
