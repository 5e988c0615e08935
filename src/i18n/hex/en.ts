import { shown } from '../../lib/shown';
import { numbersOf, type Words } from '../words';
import type { hexWords as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const hexWords = {
  fault: (fault) =>
    fault.code === 'bad-hex-digit'
      ? `Character “${shown(fault.found)}” at position ${count(fault.at + 1)} is not a hex digit.`
      : 'The last byte has one hex digit only.',
} satisfies Words<typeof zhCn>;
