import type { OptionWords } from '../../../i18n/option-words';
import type { NumberingOptions } from '../sample-tool';

export const words = {
  text: '文本',
  result: '结果',
  empty: '带编号的文本显示在这里。',
  options: {
    start: '起始编号',
    separator: { label: '编号后', values: { dot: '点和空格', colon: '冒号和空格', tab: '制表符' } },
    skipEmpty: '跳过空行',
  } satisfies OptionWords<NumberingOptions>,
  notText: '文本里有 U+0000，这不是文本。',
};
