import type { InferOutput } from 'valibot';
import type { OptionWords } from '../../../i18n/option-words';
import { formatNumber } from '../../../i18n/words';
import type { ListFault } from '../color-list';
import type { ComponentName } from '../color-functions';
import type { ColorFault, Notice } from '../color-reading';
import type { colorOptions } from '../options';

const COMPONENTS: Record<ComponentName, string> = {
  red: '红',
  green: '绿',
  blue: '蓝',
  hue: '色相',
  saturation: '饱和度',
  lightness: '亮度',
  value: '明度',
  whiteness: '白度',
  blackness: '黑度',
  chroma: '彩度',
  a: 'a',
  b: 'b',
  x: 'x',
  y: 'y',
  z: 'z',
  cyan: '青',
  magenta: '品红',
  yellow: '黄',
  black: '黑',
  alpha: '不透明度',
};
const EXPECTED = {
  number: '数字',
  percentage: '百分比，如 50%',
  'number-or-percentage': '数字或百分比',
  angle: '角度，如 120、120deg 或 0.3turn',
};

export const words = {
  tabs: '颜色的数量',
  one: '单个颜色',
  list: '多个颜色',
  color: '颜色',
  colorHint: '十六进制、CSS 颜色或名称，写法不限。粘贴多行会转到「多个颜色」。',
  picker: '取色',
  pickColor: '选取颜色',
  eyeDropper: '从屏幕吸取',
  opacity: '不透明度',
  options: {
    syntax: { label: 'RGB、HSL、HSV 的写法', values: { commas: '逗号', spaces: '空格' } },
    hexCase: { label: '十六进制字母', values: { lower: '小写', upper: '大写' } },
    hexAlpha: { label: '十六进制的不透明度', values: { last: '#RRGGBBAA', first: '#AARRGGBB' } },
    variable: { label: '变量名', placeholder: 'color' },
  } satisfies OptionWords<InferOutput<typeof colorOptions>>,
  notations: '各种写法',
  otherNotations: '更多写法',
  notation: {
    name: '名称',
    hex: '十六进制',
    rgb: 'RGB',
    hsl: 'HSL',
    hwb: 'HWB',
    hsv: 'HSV',
    cmyk: 'CMYK',
    lab: 'Lab',
    lch: 'LCH',
    oklab: 'Oklab',
    oklch: 'OKLCH',
    p3: 'Display P3',
    xyz: 'XYZ D65',
    integer: '整数',
  },
  outside: '超出 sRGB',
  outsideNote: '左半是原色，右半是 sRGB 中最接近的颜色。',
  swatch: (color: string) => `色样：${color}`,
  distance: (distance: string) => `最接近的名称，色差 ΔE2000 为 ${distance}。`,
  otherNames: (names: readonly string[]) => `也叫 ${names.join('、')}。`,
  cmykNote: '没有色彩配置文件，仅为近似值。',
  contrast: '对比度',
  contrastWith: { white: '与白色', black: '与黑色' },
  sample: '字 Aa',
  levels: { aa: 'AA', aaa: 'AAA', large: '大字 AA' },
  passes: (level: string) => `${level}：通过`,
  fails: (level: string) => `${level}：未通过`,
  code: '代码',
  badVariable: '变量名由字母、数字、- 和 _ 组成，以字母或 _ 开头。',
  literal: {
    css: 'CSS 变量',
    swiftui: 'SwiftUI',
    uikit: 'UIKit',
    compose: 'Android Compose',
    'android-xml': 'Android XML',
    flutter: 'Flutter',
  },
  colors: '颜色列表',
  colorsHint: '每行一个颜色，最多 1,000 个。',
  result: '结果',
  count: (n: number) => `${formatNumber('zh-cn', n)} 个颜色`,
  input: '输入',
  remark: '备注',
  listEmpty: '输入或粘贴颜色，每行一个，结果显示在这里。',
  notice: (notice: Notice): string => {
    switch (notice.code) {
      case 'clamped':
        return `${COMPONENTS[notice.component]} ${notice.found} 超出范围，按 ${notice.used} 计算。`;
      case 'none':
        return 'none 按 0 计算。';
      case 'argb':
        return '按 AARRGGBB 读取，不透明度在前。';
    }
  },
  fault: (fault: ColorFault | ListFault): string => {
    switch (fault.code) {
      case 'empty':
        return '请输入颜色。';
      case 'too-long':
        return `不是颜色：超过 ${formatNumber('zh-cn', fault.limit)} 个字符。`;
      case 'digit-count':
        return `不是颜色：${fault.text} 有 ${fault.digits} 位，应为 3、4、6 或 8 位。`;
      case 'bad-digit':
        return `不是颜色：第 ${fault.position} 位的「${fault.found}」不是十六进制数字。`;
      case 'unknown-name':
        return `不是颜色：没有名为「${fault.name}」的 CSS 颜色。`;
      case 'depends-on-page':
        return `${fault.name} 的颜色取决于所在的页面，无法转换。`;
      case 'unknown-function':
        return `不是颜色：没有 ${fault.name}() 这种写法。`;
      case 'unknown-space':
        return `不是颜色：color() 没有「${fault.name}」这个色彩空间。`;
      case 'unclosed':
        return `不是颜色：${fault.name}( 没有右括号。`;
      case 'after-end':
        return `不是颜色：第 ${fault.position} 位，右括号之后还有「${fault.found}」。`;
      case 'component-count':
        return `不是颜色：${fault.name}() 需要 ${fault.expected} 个分量，现有 ${fault.found} 个。`;
      case 'bad-component':
        return `不是颜色：第 ${fault.position} 位的「${fault.found}」应为${EXPECTED[fault.expected]}（${COMPONENTS[fault.component]}）。`;
      case 'unexpected':
        return `不是颜色：第 ${fault.position} 位不应有「${fault.found}」。`;
      case 'mixed-separators':
        return `不是颜色：第 ${fault.position} 位，逗号与空格或斜线混用。`;
      case 'no-commas':
        return `不是颜色：${fault.name}() 的分量用空格分隔，第 ${fault.position} 位是逗号。`;
      case 'mixed-units':
        return `不是颜色：用逗号时，${fault.name}() 的三个分量要么都是数字，要么都是百分比。`;
      case 'none-with-commas':
        return `不是颜色：用逗号时不能写 none（第 ${fault.position} 位）。`;
      case 'too-large':
        return `第 ${fault.position} 位的数字 ${fault.found} 太大。`;
      case 'integer-range':
        return `${fault.found} 不在 32 位整数的范围内。`;
      case 'too-many':
        return `颜色太多：${formatNumber('zh-cn', fault.count)} 个，最多 ${formatNumber('zh-cn', fault.limit)} 个。`;
    }
  },
};
