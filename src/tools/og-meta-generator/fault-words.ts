import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  generate: (words, fault) =>
    fault.code === 'not-a-form'
      ? words.notForm
      : Object.entries(fault.faults)
          .map(([place, wrong]) => words.wrong(place, words.fault(wrong)))
          .join('\n'),
} satisfies FaultWords<typeof operations, ToolWords>;
