import type { MarkId, ScaleId } from '../scales';

export const words = {
  scales: {
    kelvin: '开尔文',
    celsius: '摄氏度',
    fahrenheit: '华氏度',
    rankine: '兰氏度',
    delisle: '德利尔度',
    newton: '牛顿度',
    reaumur: '列氏度',
    romer: '罗默度',
  } satisfies Record<ScaleId, string>,
  placeholder: '数值，可带单位，如 98.6 °F',
  decimals: '小数位数',
  auto: '自动（精确，最多 10 位）',
  copyUnit: '复制时带单位',
  hint: '每一栏都可编辑；用方向键加减 1，按住 Shift 加减 10。',
  marks: '参考点',
  scale: '温标',
  scaleName: '名称',
  markNames: {
    absoluteZero: '绝对零度',
    freezing: '水的冰点',
    body: '人体体温',
    boiling: '水的沸点',
  } satisfies Record<MarkId, string>,
  notNumber: '不是数字',
  belowZero: '低于绝对零度（−273.15 °C）',
};
