import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { SlugFault } from '../slugify';

const { count } = numbersOf('zh-cn');

export const words = {
  text: '文本',
  slug: 'Slug',
  sample: '你好，世界\n重庆银行的行长\nDéjà Vu! Straße\nI ♥ Dogs & 🦄\nПривет мир',
  placeholder: '每行一条标题或文件名',
  options: {
    mode: {
      label: '字符',
      values: { ascii: 'ASCII', unicode: 'Unicode' },
      hints: { ascii: '把各种文字写成拉丁字母，汉字写成拼音', unicode: '保留各种文字的字母与数字' },
    },
    separator: '分隔符',
    hasOwnSeparator: '自定分隔符',
    lowercase: '小写',
    maxLength: { label: '最大长度', hint: '0 表示不限' },
    splitCamelCase: '拆开 camelCase',
    eachLine: '逐行转换',
    numberDuplicates: '给重复的编号',
    keep: { label: '保留的字符', placeholder: './~' },
    replacements: {
      label: '自定替换',
      hint: '每行一条，写作「原文=替换」，区分大小写。',
      placeholder: 'C++=cpp\n%= percent',
    },
  },
  none: '无',
  own: '自定',
  unsafeSeparator: '这个分隔符不能原样用在网址里，会被转义。',
  loneSurrogate: '文本里有不成对的代理项，它不是字符，已略去。',
  emptyLine: '没有剩下字母或数字，slug 为空。',
  line: placeWords.line,
  moreEmptyLines: (n: number) => `另有 ${count(n)} 行的 slug 为空。`,
  length: (slugs: number, longest: number) =>
    slugs === 1 ? `长度 ${count(longest)}` : `${count(slugs)} 个 slug，最长 ${count(longest)}`,
  fault: (fault: SlugFault) => {
    switch (fault.code) {
      case 'nothing-left':
        return fault.mode === 'ascii'
          ? 'ASCII 模式下没有剩下字母或数字，请改用 Unicode 模式。'
          : '没有剩下字母或数字。';
      case 'bad-replacement':
        return `自定替换第 ${count(fault.line)} 行：应写作「原文=替换」。`;
    }
  },
};
