import { useState } from 'react';
import { takesString } from '../../operations/takes';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { applyExpression } from './expression';
import { type Mode, parseOctal, parseSymbolic, toFourDigits, toOctal, toSymbolic } from './mode';
import { chmodOptions } from './options';

const WRITTEN = { octal: toOctal, symbolic: toSymbolic } as const;
type Field = keyof typeof WRITTEN;

/** What is being typed into one of the fields, which is never rewritten under the cursor. */
interface Typing {
  readonly field: Field;
  readonly text: string;
}

/** What a field's text means: a mode (and with letters perhaps a target), or a fault. */
function read({ field, text }: Typing) {
  if (field === 'symbolic') return parseSymbolic(text);
  const octal = parseOctal(text);
  return octal.ok ? ({ ok: true, value: { mode: octal.value, target: undefined } } as const) : octal;
}

/** Which field a text that is handed over belongs into: that of the letters also where it is nothing of all. */
export function fieldFor(text: string): Field | 'expression' {
  if (parseOctal(text).ok) return 'octal';
  return !parseSymbolic(text).ok && applyExpression(text, 0, { target: 'file', umask: 0 }).ok
    ? 'expression'
    : 'symbolic';
}

/** The mode that is remembered, and the two fields that it can be typed into. */
export function useMode() {
  const [{ mode, target }, change, reset] = useOptions(chmodOptions);
  const [typed, setTyped] = useState<Typing>();
  const reading = typed && read(typed);
  // A mode that was changed elsewhere makes what was typed a thing of the past, unless it waits to be corrected.
  const typing = reading?.ok && reading.value.mode !== mode ? undefined : typed;
  const fault = typing && typing.text.trim() !== '' && reading && !reading.ok ? reading.fault : undefined;
  const isReadable = !typing || reading?.ok === true;
  const isShort = typing?.field === 'octal' && isReadable && typing.text.trim().length < 3;

  const setMode = (next: Mode) => {
    setTyped(undefined);
    change({ mode: next });
  };
  const type = (field: Field, text: string) => {
    setTyped({ field, text });
    const result = read({ field, text });
    if (!result.ok) return;
    change({ mode: result.value.mode, ...(result.value.target && { target: result.value.target }) });
  };
  useHandedOver((given) => {
    const text = takesString(given);
    const field = text === undefined ? 'expression' : fieldFor(text);
    if (text !== undefined && field !== 'expression') type(field, text);
  });
  return {
    mode,
    target,
    setMode,
    reset: () => {
      setTyped(undefined);
      reset();
    },
    /** The mode, where what is typed is one. */
    shown: isReadable ? mode : undefined,
    /** As what fewer than three digits are read. */
    readAs: isShort ? toFourDigits(mode) : undefined,
    /** What stands in a field, and what is wrong with it. */
    field: (field: Field) => ({
      value: typing?.field === field ? typing.text : isReadable ? WRITTEN[field](mode) : '',
      onChange: (text: string) => type(field, text),
      fault: typing?.field === field ? fault : undefined,
    }),
  };
}
