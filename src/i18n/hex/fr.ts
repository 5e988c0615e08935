import { shown } from '../../lib/shown';
import { numbersOf, type Words } from '../words';
import type { hexWords as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const hexWords = {
  fault: (fault) =>
    fault.code === 'bad-hex-digit'
      ? `Le caractère « ${shown(fault.found)} » en position ${count(fault.at + 1)} n’est pas un chiffre hexadécimal.`
      : 'Le dernier octet n’a qu’un chiffre hexadécimal.',
} satisfies Words<typeof zhCn>;
