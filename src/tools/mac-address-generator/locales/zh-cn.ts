import { hexWords } from '../../../i18n/hex/zh-cn';
import { macWords } from '../../../i18n/mac-address/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { MacFault } from '../mac-address';

const { count } = numbersOf('zh-cn');

export const words = {
  options: {
    quantity: '数量',
    prefix: { label: '前缀', hint: '0–12 位十六进制数字，分隔符随意，位数可为奇数。' },
    kind: { label: '没有前缀时', values: { 'local-unicast': '本地单播', unicast: '任意单播', multicast: '组播' } },
    uppercase: { label: '字母', values: { false: '小写', true: '大写' } },
    separator: { label: '分隔符', values: { ':': '冒号 :', '-': '连字符 -', '.': '点（四位一组）', '': '无' } },
    distinct: '不重复',
  },
  presets: '虚拟机常用前缀',
  title: (n: number) => `${count(n)} 个 MAC 地址`,
  copyAll: '复制全部',
  refresh: '换一批',
  refreshHint: '按 R 键或 Ctrl+Enter 也可换一批。',
  meaning: (octet: string) => `首字节 ${octet} 的含义`,
  owner: '查询这个前缀属于哪家厂商',
  group: '单播 / 组播位（I/G）',
  groups: macWords.groups,
  scope: '全局 / 本地位（U/L）',
  scopes: { universal: '0：全球管理，前缀属于某个厂商', local: '1：本地管理，不属于任何厂商' },
  fault: (fault: MacFault): string => {
    switch (fault.code) {
      case 'bad-hex-digit':
        return hexWords.fault(fault);
      case 'prefix-too-long':
        return `前缀最多 12 位，这里有 ${count(fault.digits)} 位。`;
      case 'too-few':
        return `这个前缀只剩 ${count(fault.left)} 个地址。`;
    }
  },
};
