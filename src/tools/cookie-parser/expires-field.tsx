import type { ReactNode } from 'react';
import { unixReading } from '../../lib/typed-instant';
import { InputText } from '../../ui/input-text/input-text';
import { readTypedExpires } from './typed-expires';
import { useWords } from './use-words';

export interface ExpiresFieldProps {
  /** As typed: ISO 8601, Unix time or a cookie's own date. */
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
}

/** An instant that is typed, or picked from a calendar by the clocks here. */
export function ExpiresField({ value, onChange, error }: ExpiresFieldProps) {
  const words = useWords();
  const ms = readTypedExpires(value);
  const reading = unixReading(value);
  const pick = (wall: string) => {
    const date = new Date(wall);
    // The calendar is empty while its parts are typed.
    if (!Number.isNaN(date.getTime())) onChange(isoOf(date));
  };
  return (
    <>
      <InputText
        label="Expires"
        value={value}
        onChange={onChange}
        error={error}
        hint={reading ? words.instantReadAs(reading.unit, reading.iso) : words.options.expires.hint}
        autoComplete="off"
        mono
        clearable
        maxLength={60}
      />
      <InputText
        label={words.pickDate}
        type="datetime-local"
        step={1}
        min="1970-01-01T00:00"
        max="9999-12-31T23:59:59"
        value={ms === undefined ? '' : wallOf(ms)}
        onChange={pick}
      />
    </>
  );
}

/** To the second, as cookies have it. */
export const isoOf = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** On the clocks here, as `<input type="datetime-local">` takes it; nothing for years that it does not. */
function wallOf(ms: number): string {
  const date = new Date(ms);
  const year = date.getFullYear();
  if (!(year >= 1970 && year <= 9999)) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [year, two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
