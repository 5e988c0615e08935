import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  lookUp: (words, fault) => (fault.code === 'empty' ? words.empty : words.fault(fault)),
  registeredAddress: (words) => words.notListed,
  byName: (words, { code }) => (code === 'empty' ? words.noName : words.noVendor),
} satisfies FaultWords<typeof operations, ToolWords>;
