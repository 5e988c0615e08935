import { shown } from '../../lib/shown';
import { numbersOf, type Words } from '../words';
import type { base64Words as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const base64Words = {
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-character':
        return `Character “${shown(fault.found)}” at position ${count(fault.at + 1)} is not part of the Base64 alphabet.`;
      case 'cut-off':
        return `Length ${count(fault.length)} cannot be Base64: one character too many or cut off.`;
      case 'padding-inside':
        return `Padding at position ${count(fault.at + 1)} is followed by more data.`;
      case 'only-padding':
        return 'There is only padding and no data.';
      case 'data-without-base64':
        return 'The content of this data: address is not Base64.';
    }
  },
  note: (note) => {
    switch (note.code) {
      case 'mixed-alphabets':
        return 'The standard alphabet (+ /) and the URL-safe one (- _) are mixed; both were read.';
      case 'not-canonical':
        return `${note.found} is not canonical, would be ${note.canonical}.`;
      case 'wrong-padding':
        return `${count(note.found)} × = as padding where ${count(note.expected)} would be right.`;
    }
  },
} satisfies Words<typeof zhCn>;
