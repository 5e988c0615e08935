import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  expand: (words, fault) => (fault.code === 'unfinished' ? words.incomplete : words.rangeFault(fault)),
  expandList: (words, fault) =>
    fault.code === 'no-lines'
      ? words.rangeFault({ code: 'empty' })
      : words.inLine(fault.line, words.rangeFault(fault.fault)),
  toRanges: (words, fault) =>
    fault.code === 'no-lines'
      ? words.blockFault({ code: 'empty' })
      : words.inLine(fault.line, words.blockFault(fault.fault)),
} satisfies FaultWords<typeof operations, ToolWords>;
