import { useState } from 'react';

/** What was encrypted with a key and an IV. */
export interface Use {
  /** The bytes of key and IV. */
  readonly secret: string;
  /** Everything else that the ciphertext depends on. */
  readonly message: readonly unknown[];
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));

/** Tells whether key and IV have encrypted something else since the page was opened. `use` is undefined while nothing is. */
export function useIvReuse(use: Use | undefined): boolean {
  const [first, setFirst] = useState<readonly Use[]>([]);
  const known = use && first.find(({ secret }) => secret === use.secret);
  if (use && !known) setFirst([...first, use]);
  return known !== undefined && !isSame(known.message, use?.message ?? []);
}
