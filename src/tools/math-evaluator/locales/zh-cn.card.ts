import type { Card } from '../../types';

export const card = {
  name: '数学表达式求值',
  description: '逐行计算数学表达式，支持变量、函数、单位与精确小数。',
} satisfies Card;

export const keywords = [
  '计算器',
  '公式',
  '单位换算',
  '矩阵',
  '复数',
  '平方根',
  '对数',
  '三角函数',
  '大整数',
  '方程',
  '加减乘除',
  '开方',
  '幂',
  '单位转换',
  '平方',
  '求和',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['计算器', '科学计算器', '数学', '数学计算', '在线计算器'];
