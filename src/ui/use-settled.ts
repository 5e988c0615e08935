import { useEffect, useState } from 'react';

/** The value as it was when it last rested for so many milliseconds: for work that is too much for each keystroke. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return undefined;
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [settled, value, milliseconds]);
  return settled;
}
