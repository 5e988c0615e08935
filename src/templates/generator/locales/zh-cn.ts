import { numbersOf } from '../../../i18n/words';
import type { OptionWords } from '../../../i18n/option-words';
import type { DrawFault, DrawOptions } from '../sample-tool';

const { count: n } = numbersOf('zh-cn');

export const words = {
  options: {
    quantity: '数量',
    lowest: '最小值',
    highest: '最大值',
    distinct: '不重复',
  } satisfies OptionWords<DrawOptions>,
  title: (count: number) => `${n(count)} 个数`,
  copyAll: '复制全部',
  refresh: '重新抽取',
  fault: (fault: DrawFault) => {
    switch (fault.code) {
      case 'reversed':
        return '最大值不能小于最小值。';
      case 'too-few':
        return `该范围内只有 ${n(fault.available)} 个不同的数，请减少数量或扩大范围。`;
    }
  },
};
