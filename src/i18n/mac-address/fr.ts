import { hexWords } from '../hex/fr';
import { numbersOf, type Words } from '../words';
import type { macWords as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

const digitCount = (digits: number) => `Une adresse MAC a 12 chiffres hexadécimaux ; celle-ci en a ${count(digits)}.`;

export const macWords = {
  digitCount,
  fault: (fault) => (fault.code === 'bad-hex-digit' ? hexWords.fault(fault) : digitCount(fault.digits)),
  groups: { unicast: '0 : unicast, une seule station', multicast: '1 : multicast, un groupe de stations' },
} satisfies Words<typeof zhCn>;
