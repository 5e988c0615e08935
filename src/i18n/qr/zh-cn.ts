import { LEVEL_PERCENT, type DesignWarning, type Level } from '../../lib/qr/design';
import type { Mode } from '../../lib/qr/segments';
import type { PlainDesignOptions } from '../../lib/qr/design-options';
import type { SymbolFault } from '../../lib/qr/symbol';
import type { OptionWords } from '../option-words';
import { numbersOf } from '../words';

const { count: number } = numbersOf('zh-cn');

type TooLong = Extract<SymbolFault, { code: 'too-long' }>;

/** What the length of a text is counted in, by the mode that it is written in. */
export const QR_UNITS: Record<Mode, string> = { byte: '字节', alphanumeric: '个字母数字字符', numeric: '位数字' };

/** Names of the correction levels, as they stand within a sentence. */
export const LEVEL_WORDS: Record<Level, string> = { low: '低', medium: '中', quartile: '较高', high: '高' };
const MODES: Record<Mode, string> = { byte: '字节', alphanumeric: '字母数字', numeric: '数字' };

/** What the options are called that every tool which draws codes has. */
export const qrOptions = {
  level: { label: '纠错级别', values: (level: Level) => `${LEVEL_WORDS[level]} ${LEVEL_PERCENT[level]}%` },
  foreground: '前景色',
  background: '背景色',
  size: { label: '尺寸', unit: 'px' },
} satisfies OptionWords<PlainDesignOptions>;

/** What every tool that draws codes says. */
export const qrWords = {
  code: '二维码',
  tooLong: ({ level, bytes, most, unit }: TooLong, canLower: boolean) =>
    `纠错级别「${LEVEL_WORDS[level]}」装不下：${number(bytes)} ${QR_UNITS[unit]}，最多 ${number(most)} ${QR_UNITS[unit]}。${canLower ? '请降低纠错级别或缩短文本。' : '请缩短文本。'}`,
  useLevel: (level: Level) => `改用「${LEVEL_WORDS[level]} ${LEVEL_PERCENT[level]}%」`,
  facts: (version: number, side: number, modes: readonly Mode[], used: number, available: number) =>
    `版本 ${version} · ${side} × ${side} 模块 · ${modes.map((mode) => MODES[mode]).join(' + ')}模式 · ` +
    `已用 ${number(used)} / ${number(available)} 字节`,
  verifying: '正在校验',
  verified: '已校验',
  fails: '这个设计扫不出来，请提高对比度或纠错级别。',
  warning: (warning: DesignWarning): string => {
    switch (warning.code) {
      case 'low-contrast':
        return `对比度只有 ${warning.ratio.toFixed(2)}:1，低于 3:1，很多扫码器读不出来。`;
      case 'inverted':
        return '前景比背景亮（反色），很多扫码器不会反转后再读。';
      case 'narrow-quiet-zone':
        return `留白只有 ${warning.modules} 个模块，标准要求 4 个。`;
      case 'transparent-background':
        return '背景透明，放在深色底上可能扫不出来。';
    }
  },
  broken: '文本含有损坏的字符（单独的代理项），在二维码中成为 U+FFFD。',
  tooSmall: (least: number) => `PNG 至少要 ${number(least)} 像素，才能保证每个模块占一个像素。SVG 不受影响。`,
  copyImage: '复制图片',
  imageCopied: '图片已复制到剪贴板',
  imageFailed: '浏览器不允许复制图片，请改用下载。',
  copyAs: '复制为',
  copySvg: '复制 SVG 代码',
  copyDataUri: '复制 data URI',
};
