import type { MacAddressFault } from '../../lib/mac-address';
import { hexWords } from '../hex/zh-cn';
import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

const digitCount = (digits: number) => `MAC 地址应有 12 位十六进制数字，这里有 ${count(digits)} 位。`;

/** What tools that read MAC addresses say alike. */
export const macWords = {
  digitCount,
  fault: (fault: MacAddressFault): string =>
    fault.code === 'bad-hex-digit' ? hexWords.fault(fault) : digitCount(fault.digits),
  groups: { unicast: '0：单播，指一个站点', multicast: '1：组播，指一组站点' },
};
