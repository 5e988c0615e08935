import { useState } from 'react';

/** The last value there was, so that what is built on it stays while the next one is being made. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
