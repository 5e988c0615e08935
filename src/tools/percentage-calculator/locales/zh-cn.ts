import type { OptionWords } from '../../../i18n/option-words';
import type { AnswerOptions } from '../options';
import type { AnswerId, CardId } from '../cards';
import type { EmptyFault } from '../operations';
import type { ChainFault, PercentFault } from '../percentages';
import type { NumberFault } from '../read-number';

interface CardWords {
  readonly title: string;
  readonly fields: readonly [FieldWords, FieldWords];
}

interface FieldWords {
  readonly label: string;
  readonly isPercent?: true;
}

export const words = {
  options: {
    decimals: '小数位数',
  } satisfies OptionWords<AnswerOptions>,
  reset: (title: string) => `恢复示例：${title}`,
  useElsewhere: (name: string) => `将「${name}」发送到`,
  points: (value: string, _count: number) => `${value} 个百分点`,
  fromNegative: '起始值为负数，因此以其绝对值为基数。',
  cards: {
    percentOf: { title: '某数的百分之几', fields: [{ label: '百分比', isPercent: true }, { label: '数' }] },
    whatPercent: { title: '占百分之几', fields: [{ label: '部分' }, { label: '整体' }] },
    change: { title: '增减百分比', fields: [{ label: '从' }, { label: '到' }] },
    plusMinus: { title: '加减百分比', fields: [{ label: '数' }, { label: '百分比', isPercent: true }] },
    wholeOf: { title: '由部分求整体', fields: [{ label: '部分' }, { label: '所占百分比', isPercent: true }] },
    removeIncluded: {
      title: '去掉已含的百分比（税）',
      fields: [{ label: '含税总额' }, { label: '税率', isPercent: true }],
    },
    points: {
      title: '百分比之间的变化',
      fields: [
        { label: '从', isPercent: true },
        { label: '到', isPercent: true },
      ],
    },
    chain: { title: '连续变化', fields: [{ label: '起始值' }, { label: '各次变化', isPercent: true }] },
  } satisfies Readonly<Record<CardId, CardWords>> as Readonly<Record<CardId, CardWords>>,
  answers: {
    result: '结果',
    plus: '增加后',
    minus: '减少后',
    net: '不含税',
    included: '其中的税',
    points: '相差',
    relative: '相对变化',
    overall: '总变化',
  } satisfies Readonly<Record<AnswerId, string>>,
  fault: (fault: NumberFault | ChainFault | PercentFault | EmptyFault): string => {
    switch (fault.code) {
      case 'empty':
        return '请输入数字。';
      case 'not-a-number':
        return 'change' in fault ? `「${fault.change}」不是数字。` : '不是数字。';
      case 'too-long':
        return `数字太长：最多 ${fault.limit} 位。`;
      case 'of-zero':
        return '任何数都不是 0 的百分之几。';
      case 'from-zero':
        return '从 0 开始没有百分比变化。';
      case 'zero-percent':
        return '任何数的 0 % 都是 0。';
      case 'nothing-left':
        return '含 −100 % 时总额只能是 0。';
    }
  },
};
