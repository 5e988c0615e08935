import type { FaultWords } from '../../operations/fault-words';
import { countryFault } from '../../lib/iban/check';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  validate: (words) => words.nothing,
  validateLines: (words) => words.nothing,
  generate: (words, { country }) => words.fault(countryFault(country)),
} satisfies FaultWords<typeof operations, ToolWords>;
