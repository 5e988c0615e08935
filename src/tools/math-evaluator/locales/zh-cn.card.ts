import type { Card } from '../../types';

export const card = {
  name: '数学表达式求值',
  description: '逐行计算数学表达式，支持变量、函数、单位与精确小数。',
} satisfies Card;

export const keywords = ['计算器', '公式', '单位换算', '矩阵', '复数', '平方根', '对数', '三角函数', '大整数'];
