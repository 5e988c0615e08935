import type { OptionWords } from '../../../i18n/option-words';
import type { EscapeOptions, UnescapeOptions } from '../escape';

export const words = {
  tabs: '方向',
  escape: '转义',
  unescape: '还原',
  plain: '文本',
  escaped: '转义后的文本',
  example: '你好，世界',
  noEscapes: '转义后的文本显示在这里。',
  noPlain: '还原的文本显示在这里。',
  options: {
    which: { label: '转义', values: { 'non-ascii': '非 ASCII 字符', all: '所有字符' } },
    uppercase: '大写',
    broken: { label: '不完整的转义', values: { refuse: '报错', keep: '原样保留' } },
  } satisfies OptionWords<EscapeOptions & UnescapeOptions>,
  brokenEscape: '「\\u」后应有四个十六进制数字。',
};
