import { hexWords } from '../../../i18n/hex/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { EntropyFault } from '../entropy';
import type { PhraseFault } from '../phrase';
import type { Language } from '../word-lists';

const { count: n } = numbersOf('zh-cn');

const languages: Record<Language, string> = {
  english: '英语',
  'simplified-chinese': '简体中文',
  'traditional-chinese': '繁体中文',
  czech: '捷克语',
  french: '法语',
  italian: '意大利语',
  japanese: '日语',
  korean: '韩语',
  portuguese: '葡萄牙语',
  spanish: '西班牙语',
};

export const words = {
  options: {
    language: { label: '词表语言', values: languages },
    words: { label: '单词数', values: (count: number) => String(count) },
  },
  passphrase: 'BIP39 密码（可选）',
  passphraseHint: '与助记词一起决定种子；不同的密码得到不同的种子，没有对错之分。',
  passphrasePlaceholder: '留空则不用密码',
  loneSurrogate: '密码里有不成对的代理项，按 U+FFFD 计算。',
  entropy: '熵（十六进制）',
  entropyPlaceholder: '32、40、48、56 或 64 位十六进制数字',
  copyEntropy: '复制熵',
  phrase: '助记词',
  phraseHint: '可在这里粘贴已有的助记词来校验；大小写和空白不限，语言自动识别。',
  phrasePlaceholder: '12、15、18、21 或 24 个单词',
  copyPhrase: '复制助记词',
  recognised: (language: Language) => `识别为${languages[language]}助记词。`,
  renew: '重新生成',
  valid: '校验通过',
  bits: (count: number) => `${n(count)} 位熵`,
  wordGrid: '单词与序号',
  wordGridHint: '右侧数字是单词在词表中的序号（0–2047）。',
  details: '校验位与种子',
  checksum: '校验位',
  seed: '种子（十六进制）',
  showSeed: '显示种子',
  hideSeed: '隐藏种子',
  hiddenSeed: '种子已隐藏',
  noFunds: '不要把真实资产放在网页生成的助记词上。',
  respelled: '熵没有变，只是换了一种语言拼写；但种子由单词算出，所以种子变了。',
  replaceBy: (word: string) => `改为 ${word}`,
  didYouMean: '是不是：',
  entropyFault: (fault: EntropyFault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
      case 'half-byte':
        return hexWords.fault(fault);
      case 'entropy-length':
        return `请用 32、40、48、56 或 64 位十六进制数字；现在有 ${n(fault.digits)} 位。`;
    }
  },
  phraseFault: (fault: PhraseFault) => {
    switch (fault.code) {
      case 'word-count':
        return `助记词应有 12、15、18、21 或 24 个单词；现在有 ${n(fault.count)} 个。`;
      case 'unknown-word':
        return `第 ${n(fault.position)} 个词「${fault.word}」不在${languages[fault.language]}词表里。`;
      case 'checksum':
        return '每个词都在词表里，但校验不通过：有词写错了，或顺序不对。';
    }
  },
};
