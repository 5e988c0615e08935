import { useState } from 'react';
import type { DraftField } from '../../operations/use-draft-field';

/**
 * A field over a part of a text: it shows what was typed for as long as that means what stands there, such as a line that has only begun.
 * `apply` changes the text and tells how the part reads then; undefined where what was typed cannot stand there.
 */
export function useTyped(
  value: string,
  apply: (typed: string) => string | undefined,
): DraftField & { readonly isRefused: boolean } {
  const [held, hold] = useState<{ readonly typed: string; readonly means: string; readonly isRefused: boolean }>();
  const isCurrent = held?.means === value;
  return {
    value: isCurrent ? held.typed : value,
    isRefused: isCurrent && held.isRefused,
    onChange: (typed) => {
      const means = apply(typed);
      hold({ typed, means: means ?? value, isRefused: means === undefined });
    },
  };
}
