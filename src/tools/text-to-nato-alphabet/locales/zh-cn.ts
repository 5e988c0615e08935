import { numbersOf } from '../../../i18n/words';

const { count } = numbersOf('zh-cn');

export const words = {
  text: '文本',
  textPlaceholder: '输入要拼读的文字',
  codeWords: '代码词',
  codeWordsPlaceholder: '输入代码词，大小写不限',
  sample: 'Passw0rd! 你好',
  options: {
    direction: { label: '方向', values: { spell: '文本 → 代码词', read: '代码词 → 文本' } },
    alphabet: {
      label: '字母表',
      values: {
        icao: 'ICAO / 北约',
        alpha: '写作 Alpha、Juliet',
        french: '法语',
        'french-canada': '法语（加拿大）',
        german: '德语 DIN 5009:2022',
        spanish: '西班牙语',
        italian: '意大利语',
        portuguese: '葡萄牙语（巴西）',
      },
    },
    digits: { label: '数字', values: { words: '单词', aviation: '航空读法', figures: '数字' } },
    punctuation: { label: '标点', values: { names: '名称', signs: '符号' } },
    capitals: { label: '大写字母', values: { unmarked: '不标明', say: '前加 Capital', case: '以大小写区分' } },
    space: { label: '空格', values: { word: '(space)', break: '换行', slash: '/' } },
    separator: { label: '分隔', values: { space: '空格', dash: '短横', comma: '逗号', lines: '每字一行' } },
    view: { label: '显示方式', values: { text: '文本', list: '列表' } },
  },
  character: '字符',
  codeWord: '代码词',
  firstRows: (n: number) => `列表和朗读只包含前 ${count(n)} 个字符。`,
  speak: '朗读',
  stop: '停止',
  unknown: (word: string, index: number) => `「${word}」不是代码词（第 ${count(index)} 个词）。`,
  moreUnknown: (n: number) => `另有 ${count(n)} 个词不是代码词。`,
};
