import { placeWords } from '../../../i18n/places/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { LineFault } from '../conversion';
import type { RomanOptions } from '../operations';

const { count } = numbersOf('zh-cn');

export const words = {
  options: {
    overline: '上划线表示千（最大 3,999,999）',
    lowerCase: { label: '字母', values: { false: '大写', true: '小写' } },
    unicode: 'Unicode 罗马数字（Ⅻ）',
    irregular: '接受 IIII、IC 等旧式写法',
  } satisfies OptionWords<RomanOptions>,
  number: '数字',
  roman: '罗马数字',
  placeholders: { number: '每行一个数字、范围 1-20 或日期 2026-07-14', roman: '每行一个罗马数字' },
  samples: { one: '一个数字', year: '年份', range: '范围', date: '日期', old: '旧式写法' },
  result: '结果',
  sum: '分解',
  line: '行',
  values: (n: number) => `${count(n)} 个值`,
  regular: (found: string, regular: string) => `${found}：规范写法为 ${regular}`,
  regularForm: '规范写法',
  moreWarnings: (n: number) => `另有 ${count(n)} 个不规范的写法，见下表。`,
  lineName: placeWords.line,
  range: '罗马数字为 1 到 3999；加上划线可到 3,999,999。',
  moreFaults: (n: number) => `另有 ${count(n)} 行无法转换。`,
  turnOn: '启用上划线',
  acceptOld: '接受旧式写法',
  inLine: placeWords.inLine,
  fault: (fault: LineFault): string => {
    switch (fault.code) {
      case 'not-number':
        return '不是数字。';
      case 'not-whole':
        return '只支持整数。';
      case 'no-such-date':
        return '没有这个日期。';
      case 'out-of-range':
        return fault.limit === 3999
          ? '罗马数字的范围是 1 到 3999（启用上划线后可到 3,999,999）。'
          : '罗马数字加上划线的范围是 1 到 3,999,999。';
      case 'too-many':
        return `太多：最多 ${count(fault.limit)} 个值。`;
      case 'foreign-letter':
        return `「${fault.found}」不是罗马数字符号。`;
      case 'not-numeral':
        return `不是罗马数字：「${fault.first}」在「${fault.second}」之前。`;
      case 'irregular':
        return `写法不规范，规范写法为 ${fault.regular}。`;
    }
  },
};
