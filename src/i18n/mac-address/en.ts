import { hexWords } from '../hex/en';
import { numbersOf, type Words } from '../words';
import type { macWords as zhCn } from './zh-cn';

const { count } = numbersOf('en');

const digitCount = (digits: number) => `A MAC address has 12 hex digits; ${count(digits)} found.`;

export const macWords = {
  digitCount,
  fault: (fault) => (fault.code === 'bad-hex-digit' ? hexWords.fault(fault) : digitCount(fault.digits)),
  groups: { unicast: '0: unicast, one station', multicast: '1: multicast, a group of stations' },
} satisfies Words<typeof zhCn>;
