import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Select } from '../../ui/select/select';
import type { Fault } from './faults';
import { rememberedOptions } from './options';
import type { ReadFault, Reading } from './read-amount';
import { baseOf, DATA_UNITS, isPiece, meaningOf, PIECES, typedName, type AnyUnit } from './units';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The fields that are typed in, by the options that hold them. */
export type FieldName = 'size' | 'rate' | 'time' | 'period' | 'events' | 'eventSize';

export interface QuantityFieldProps {
  name: FieldName;
  fault: Fault | undefined;
  /** How the text was read, once it was. */
  readings: readonly Reading[] | undefined;
}

/** What the operations call the field. */
function fieldOf(name: FieldName): Reading['field'] {
  return name === 'eventSize' ? 'size' : name;
}

/** One amount as it is typed; what it was read as stands below, and a size or a rate has its unit beside. */
export function QuantityField({ name, fault, readings }: QuantityFieldProps) {
  const words = useWords();
  const [options, change] = useOptions(rememberedOptions);
  const text = options[name];
  const set = (next: string) => change({ [name]: next });
  const field = fieldOf(name);
  const its = fault && 'field' in fault && fault.field === field && fault.code !== 'empty' ? fault : undefined;
  const reading = readings?.find((one) => one.field === field);
  const input = (
    <InputText
      label={words.fields[name]}
      mono
      autoComplete="off"
      placeholder={words.placeholders[name]}
      value={text}
      onChange={set}
      error={its && { message: words.fault(its), ...placeOf(its) }}
      hint={reading && <ReadAs reading={reading} onChange={set} />}
    />
  );
  if (name !== 'size' && name !== 'rate' && name !== 'eventSize') return input;
  const typed = reading?.typed ?? unfinished(text, its);
  return (
    <div className={styles.quantity}>
      {input}
      <UnitSelect name={name} typed={typed} unit={reading?.typed?.unit} onChange={set} />
    </div>
  );
}

function placeOf(fault: ReadFault): { at: number } | undefined {
  return fault.code === 'not-read' && fault.at > 0 ? { at: fault.at } : undefined;
}

/** The number before what is no unit, so that one can be chosen. */
function unfinished(text: string, fault: ReadFault | undefined) {
  const isUnit = fault?.code === 'not-read' && fault.at > 0;
  return { head: isUnit ? text.slice(0, fault.at).trimEnd() : text.trim(), tail: '' };
}

interface UnitSelectProps {
  name: FieldName;
  typed: { readonly head: string; readonly tail: string };
  unit: AnyUnit | undefined;
  onChange: (text: string) => void;
}

/** The unit of what is typed; another one takes its place in the text. */
function UnitSelect({ name, typed: { head, tail }, unit, onChange }: UnitSelectProps) {
  const words = useWords();
  const language = useLocale();
  const isRate = name === 'rate';
  // `Mbit per second`: a word needs a blank before it.
  const end = isRate ? tail.replace(/^(?=\p{L}{2})/u, ' ') || '/s' : '';
  const units: readonly AnyUnit[] = isRate ? DATA_UNITS : [...DATA_UNITS, ...PIECES];
  const nameOf = (one: AnyUnit) => (isPiece(one) ? words.pieceUnits[one] : typedName(one, language)) + end;
  return (
    <Select
      // There is never one of the whole size beside one of each event.
      label={words.unitOf[isRate ? 'rate' : 'size']}
      placeholder={words.chooseUnit}
      options={units.map((one) => ({ value: one, label: nameOf(one) }))}
      value={unit}
      onChange={(next) => onChange(`${head} ${nameOf(next)}`)}
    />
  );
}

interface ReadAsProps {
  reading: Reading;
  onChange: (text: string) => void;
}

/** What a unit is, and what had to be guessed. */
function ReadAs({ reading: { notes, typed }, onChange }: ReadAsProps): ReactNode {
  const words = useWords();
  const language = useLocale();
  const [{ kilo }] = useOptions(rememberedOptions);
  const meaning = typed && meaningOf(typed.unit, { language, kilo });
  const isDoubtful = notes.some(({ code }) => code === 'bit-or-byte');
  const said = [...(meaning === undefined ? [] : [meaning]), ...notes.map(words.note)];
  if (said.length === 0) return null;
  const bytes = typed && !isPiece(typed.unit) && baseOf(typed.unit) === 'bit' ? bytesFor(typed.unit) : undefined;
  return (
    <>
      {said.join(' · ')}{' '}
      {isDoubtful && typed && bytes ? (
        <Button size="small" onClick={() => onChange(`${typed.head} ${typedName(bytes, language)}${typed.tail}`)}>
          {words.useUnit(typedName(bytes, language) + typed.tail)}
        </Button>
      ) : null}
    </>
  );
}

function bytesFor(unit: AnyUnit): AnyUnit | undefined {
  return DATA_UNITS.find((other) => other === unit.replace('bit', 'B'));
}
