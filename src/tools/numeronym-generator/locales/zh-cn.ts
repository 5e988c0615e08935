import { numbersOf } from '../../../i18n/words';
import type { LookUpFault } from '../known';

const { count } = numbersOf('zh-cn');

export const words = {
  text: '单词或文本',
  numeronym: '数字缩写',
  numeronyms: '数字缩写',
  sample: 'internationalization and localization\n国际化标准组织',
  options: {
    direction: { label: '方向', values: { shorten: '缩写', 'look-up': '反查' } },
    unit: { label: '多个单词', values: { words: '逐词', one: '视为整体' } },
    shortest: '最短词长',
    lowercase: '转为小写',
    lettersOnly: '只计字母',
  },
  knownWords: '常见的词',
  alsoRead: '也可读作',
  unknown: '没有常见的词',
  isNumeronym: (text: string) => `「${text}」本身就是数字缩写。`,
  nothingShortened: (shortest: number) => `没有单词达到 ${count(shortest)} 个字符，原样保留。`,
  fault: (fault: LookUpFault) => {
    switch (fault.code) {
      case 'no-numeronym':
        return '没有找到数字缩写。它由一个字母、一个数字、一个字母组成，如 i18n。';
      case 'unknown-numeronym':
        return `没有常见的词缩写为 ${fault.found}。`;
    }
  },
};
