import type { MakePreview } from '../../operations/detect';
import { codePointOf } from '../../lib/shown';
import type { Examined } from './examine';

/** So many places are told. */
const MOST_TOLD = 4;

/** How many warnings there are, where the first of them stand, and what they hide. */
export const preview: MakePreview<Examined> = (value) => {
  if (!value || value.warnings === 0) return undefined;
  const warned = value.finds.filter(({ level }) => level === 'warning');
  const told = warned
    .slice(0, MOST_TOLD)
    .map(
      ({ line, column, code, word }) => `${line}:${column} ${word?.reads ?? codePointOf(String.fromCodePoint(code))}`,
    );
  const hidden = value.messages.slice(0, 1).map(({ text }) => text.slice(0, 60));
  return { text: [`⚠ ${value.warnings}`, ...told, ...hidden].join('\n') };
};
