import { numbersOf } from '../../../i18n/words';
import type { Strength, TokenFault } from '../token';

const { count: n } = numbersOf('zh-cn');

export const words = {
  options: {
    preset: {
      label: '预设',
      values: {
        custom: '自定义',
        hex: '256 位十六进制（64 个字符）',
        base64url: '256 位 base64url（43 个字符）',
        pin: 'PIN（6 位数字）',
        'api-key': 'API 密钥（前缀加 48 个字母和数字）',
        passphrase: '密码短语（4–12 个英文单词）',
      },
    },
    uppercase: '大写',
    lowercase: '小写',
    digits: '数字',
    symbols: '符号',
    symbolSet: { label: '使用的符号', placeholder: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' },
    custom: { label: '另加的字符', hint: '任意文字，重复的只算一次。', placeholder: '例如 éßñ 或 ✓★' },
    excluded: { label: '排除的字符', placeholder: '例如 O0Il1' },
    length: '长度',
    quantity: '数量',
    oneOfEach: '每类字符至少一个',
    prefix: { label: '前缀', placeholder: 'sk_live_' },
    words: { label: '单词数', hint: '单词取自 EFF 长词表，共 7,776 个。' },
    separator: { label: '分隔符', placeholder: '无' },
    capitalise: '单词首字母大写',
    format: { label: '显示为', values: { lines: '列表', json: 'JSON 数组' } },
  },
  characters: '字符',
  allSymbols: '全部 32 个',
  lookAlikes: '易混字符',
  title: (count: number) => `${n(count)} 个令牌`,
  copyAll: '复制全部',
  refresh: '重新生成',
  entropy: (bits: string) => `每个令牌 ${bits} 位熵`,
  grades: { weak: '弱', fair: '中', strong: '强' },
  drawn: ({ from, drawn, unit }: Strength) =>
    unit === 'byte'
      ? `${n(drawn)} 个随机字节`
      : unit === 'word'
        ? `从 ${n(from)} 个单词中抽取 ${n(drawn)} 个`
        : `从 ${n(from)} 个字符中抽取 ${n(drawn)} 个`,
  privacy: '随机数取自 crypto.getRandomValues，每个结果的机会均等。令牌不会写入链接、存储或日志。',
  fault: (fault: TokenFault) => {
    switch (fault.code) {
      case 'no-set':
        return '请至少选择一类字符。';
      case 'all-excluded':
        return '所有字符都被排除了。';
      case 'too-short':
        return `要每类字符各有一个，长度至少为 ${n(fault.minimum)}。`;
      case 'too-many':
        return `总字符数过多（上限 ${n(fault.limit)}），请减小长度或数量。`;
    }
  },
};
