import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  generate: (words, fault) => words.fault(fault),
  describe: (words, fault) => words.fault(fault),
  check: (words, fault) => words.fault(fault),
  readAddress: (words, fault) => words.addressFault(fault),
  draw: (words, fault) => {
    switch (fault.code) {
      case 'empty':
        return words.addressFault({ code: 'not-otpauth' });
      case 'too-long':
        return words.tooLong;
      case 'too-small':
        return words.tooSmall(fault.least);
    }
  },
  scan: (words) => words.noQr,
} satisfies FaultWords<typeof operations, ToolWords>;
