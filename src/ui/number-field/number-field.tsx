import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { useFieldResets, useNoteWrongField } from '../../operations/wrong-fields';
import { InputText } from '../input-text/input-text';
import { makePart, usePart } from '../part';
import { isInRange, isPlainNumber, parsePlainNumber, stepNumber } from './number-range';

// Nearly everybody types plain digits; what reads all the rest comes when one is about to type.
const readerPart = makePart(() => import('./parse-number'));

export interface NumberFieldProps {
  label: string;
  /** The label is still read to those who do not see. */
  hideLabel?: boolean;
  value: number;
  /** Gets only numbers that are in range and, where the step is whole, whole. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** What the arrow keys add; a step that is not whole allows decimals. @default 1 */
  step?: number;
  size?: 'small' | 'medium' | 'large';
  /** A unit inside the frame. */
  suffix?: ReactNode;
  hint?: ReactNode;
  /** The option whose operations rest while this holds no number; null for none. @default every operation of the tool */
  option?: string | null;
  /** What is wrong with a number that is in range. */
  error?: ReactNode;
  /** Says what is wrong with what was typed in place of the words for the range; undefined leaves it to them. */
  faultOf?: ((typed: string) => ReactNode) | undefined;
  disabled?: boolean;
  className?: string;
}

/**
 * A number typed as text, so that nothing typed is lost: what is out of range stays, with the reason beside it, and the tool's results
 * that depend on it wait for what is in range.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step = 1,
  option,
  error,
  faultOf,
  ...props
}: NumberFieldProps) {
  const words = useKitWords();
  const language = useLocale();
  const resets = useFieldResets();
  // What was typed counts as long as the value is the one that it was typed over.
  const [typed, setTyped] = useState<{ text: string; over: number; resets: number }>();
  const current = typed && Object.is(typed.over, value) && typed.resets === resets ? typed.text : undefined;
  const text = current ?? String(value);
  const range = { min, max, step };
  const reader = usePart(readerPart, current !== undefined && !isPlainNumber(current));
  const read = (some: string) =>
    isPlainNumber(some) ? parsePlainNumber(some, range) : reader?.parseNumber(some, range, language);
  const isValid = current === undefined ? isInRange(value, range) : read(current) !== undefined;
  useNoteWrongField(!isValid && !props.disabled, option);

  function type(next: string) {
    const number = read(next);
    setTyped({ text: next, over: number ?? value, resets });
    if (number !== undefined && number !== value) onChange(number);
  }

  // What was typed before the reader came is read with it.
  const readAgain = useEffectEvent(() => {
    const number = current === undefined ? undefined : read(current);
    if (number !== undefined && number !== value) onChange(number);
  });
  useEffect(() => {
    if (reader) readAgain();
  }, [reader]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = stepNumber(value, range, event.key === 'ArrowUp' ? 1 : -1);
    setTyped(undefined);
    if (next !== value) onChange(next);
  }

  return (
    <InputText
      {...props}
      value={text}
      onChange={type}
      onFocus={readerPart.fetch}
      onKeyDown={onKeyDown}
      // A range that was typed well is written plainly once it is left: ０８ becomes 8.
      onBlur={() => {
        if (isValid) setTyped(undefined);
      }}
      placeholder=""
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={isValid ? value : undefined}
      error={
        isValid
          ? error
          : (faultOf?.(text) ??
            (Number.isInteger(step) ? words.wholeNumberBetween(min, max) : words.numberBetween(min, max)))
      }
    />
  );
}
