import type { OptionWords } from '../../../i18n/option-words';
import type { RememberedOptions } from '../options';
import { numbersOf } from '../../../i18n/words';
import type { LineName, LineValue } from '../sheet-result';
import type { LineFault } from '../faults';
import type { GroupName } from '../reference-names';
import { descriptions } from './descriptions.zh-cn';

const { count } = numbersOf('zh-cn');

type Note = NonNullable<LineValue['note']>;
type Kind = 'functions' | 'constants' | 'units';

const KINDS: Readonly<Record<Kind, string>> = { functions: '函数', constants: '常数', units: '单位' };

const nameOf = (name: string) => (name === '' ? '函数' : `「${name}」`);

export const words = {
  options: {
    angle: { label: '角度单位', values: { rad: '弧度', deg: '度' } },
    digits: '有效数字',
    grouping: '千位分隔',
    decimalSign: { label: '小数点', values: { dot: '点', comma: '逗号' } },
    sheet: '算式',
  } satisfies OptionWords<RememberedOptions>,
  placeholder: '每行一个表达式，例如 2 * sqrt(6)',
  results: '各行结果',
  summary: (values: number, faults: number): string =>
    [`${values} 个结果`, ...(faults > 0 ? [`${faults} 处错误`] : [])].join('，'),
  lineTitle: (line: number) => `第 ${line} 行`,
  resultOf: (line: number) => `第 ${line} 行的结果`,
  insertHint: '插入到光标处',
  insertResult: (result: string, line: number) => `插入第 ${line} 行的结果：${result}`,
  copySheet: '复制算式与结果',
  clear: '清空',
  tryAgain: '再试一次',
  tooManyLines: (n: number) => `最多 ${count(n)} 行`,
  forms: {
    result: '结果',
    fraction: '分数',
    hex: '十六进制',
    octal: '八进制',
    binary: '二进制',
  },
  undefinedValue: '无定义',
  undefinedHint: '这个表达式没有值，例如 0/0。',
  shortNote: {
    'division-by-zero': '除以零',
    'too-large': '过大',
    cut: '仅部分',
    thousands: '逗号分隔千位',
  } satisfies Record<Note, string>,
  note: {
    'division-by-zero': '除以零。',
    'too-large': '结果超出可表示的范围。',
    cut: '只写出前 2000 个元素。',
    thousands: '数字里的逗号被看作千位分隔。',
  } satisfies Record<Note, string>,
  shortName: (name: LineName): string =>
    name.of === 'function' ? '函数' : name.text === undefined ? '单位' : `1 ${name.name} = ${name.text}`,
  nameTitle: (name: LineName): string =>
    name.of === 'function' ? `「${name.name}」是函数，用法：${name.name}(…)` : `「${name.name}」是单位`,
  reference: '函数、常数与单位',
  search: '搜索函数、常数、单位',
  kindName: KINDS,
  kind: (kind: Kind, n: number) => `${KINDS[kind]} ${n}`,
  nothingFound: (query: string) => `没有与「${query}」匹配的内容`,
  groups: {
    arithmetic: '算术',
    trigonometry: '三角函数',
    statistics: '统计',
    probability: '概率与组合',
    matrices: '矩阵与数组',
    complex: '复数',
    bits: '位运算与进制',
    algebra: '代数及其他',
    mathConstants: '数学',
    physicalConstants: '物理',
    length: '长度',
    area: '面积',
    volume: '体积',
    mass: '质量',
    time: '时间',
    temperature: '温度',
    angle: '角度',
    speed: '速度',
    data: '数据量',
    energy: '能量',
    power: '功率',
    force: '力',
    pressure: '压强',
    frequency: '频率',
    electricity: '电磁',
    substance: '物质的量与发光强度',
  } satisfies Record<GroupName, string>,
  descriptions,
  examples: (first: string) => [
    { label: '根式、百分比、单位', value: first },
    { label: '变量与函数', value: '半径 = 3\npi * 半径^2\nf(x) = x^2 + 1\nf(半径)' },
    { label: '价格与税', value: '单价 = 19.99\n数量 = 12\n单价 * 数量 + 13%\nans - 5%' },
    { label: '大整数与进制', value: '2^128 - 1\n0xff + 0b101\nhex(255)\n171!' },
    { label: '单位换算', value: '1 GiB to MB\n100 km/h to mile/h\n20 degC to degF' },
    { label: '复数与矩阵', value: 'sqrt(-4)\ne^(i*pi)\ndet([1,2;3,4])\ninv([1,2;3,4])' },
  ],
  fault: (fault: LineFault): string => {
    switch (fault.code) {
      case 'unexpected-end':
        return `表达式不完整（第 ${fault.column} 列）。`;
      case 'value-expected':
        return `这里应有一个值（第 ${fault.column} 列）。`;
      case 'bad-target':
        return `等号左边不能赋值（第 ${fault.column} 列）。`;
      case 'syntax':
        return `写法有误（第 ${fault.column} 列）。`;
      case 'unexpected':
        return `这里不应有「${fault.sign}」（第 ${fault.column} 列）。`;
      case 'missing':
        return `缺少「${fault.sign}」（第 ${fault.column} 列）。`;
      case 'decimal-comma':
        return `请用点：${fault.suggestion}（逗号用于分隔参数）。`;
      case 'not-defined':
        return `「${fault.name}」未定义。`;
      case 'not-a-function':
        return `「${fault.name}」不是函数。`;
      case 'refused':
        return `此处不能使用「${fault.name}」。`;
      case 'unavailable':
        return `本站未提供「${fault.name}」，可改用 inv(A) * b。`;
      case 'units':
        return '单位不匹配。';
      case 'uneven-rows':
        return `矩阵各行长度不同：${fault.expected} 和 ${fault.found}。`;
      case 'inner-syntax':
        return '引号内的文本不能读作表达式。';
      case 'not-exact':
        return `无法计算：需要超过 ${fault.digits} 位数字。`;
      case 'dimensions':
        return '矩阵的尺寸不匹配。';
      case 'index':
        return '下标超出范围。';
      case 'not-invertible':
        return '矩阵不可逆。';
      case 'memory':
        return '已停止：内存不足。';
      case 'wrong-type':
        return `${nameOf(fault.name)}的第 ${fault.argument} 个参数类型不对。`;
      case 'too-few-arguments':
        return `${nameOf(fault.name)}的参数太少。`;
      case 'too-many-arguments':
        return `${nameOf(fault.name)}的参数太多。`;
      case 'too-slow':
        return `已停止：用时超过 ${count(fault.seconds)} 秒。`;
      case 'function-as-value':
        return `「${fault.name}」在这里被当作函数，请写成「${fault.name}(…)」。`;
      case 'operands':
        return `「${fault.sign}」不能用于这样的值。`;
      case 'no-number':
        return `「${fault.text}」不是数字。`;
      case 'cannot-compute':
        return fault.name === undefined ? '无法计算。' : `无法计算：「${fault.name}」对这样的值没有结果。`;
    }
  },
};
