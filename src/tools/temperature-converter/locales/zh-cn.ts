import type { OptionWords } from '../../../i18n/option-words';
import type { TemperatureOptions } from '../operations';
import type { MarkId } from '../scales';

export const words = {
  options: {
    decimals: {
      label: '小数位数',
      values: (value: number | 'auto') => (value === 'auto' ? '自动（精确，最多 10 位）' : String(value)),
    },
    scale: {
      label: '温标',
      values: {
        kelvin: '开尔文',
        celsius: '摄氏度',
        fahrenheit: '华氏度',
        rankine: '兰氏度',
        delisle: '德利尔度',
        newton: '牛顿度',
        reaumur: '列氏度',
        romer: '罗默度',
      },
    },
    copyUnit: '复制时带单位',
  } satisfies OptionWords<TemperatureOptions>,
  placeholder: '数值，可带单位，如 98.6 °F',
  hint: '每一栏都可编辑；用方向键加减 1，按住 Shift 加减 10。',
  marks: '参考点',
  scaleName: '名称',
  markNames: {
    absoluteZero: '绝对零度',
    freezing: '水的冰点',
    body: '人体体温',
    boiling: '水的沸点',
  } satisfies Record<MarkId, string>,
  notNumber: '不是数字。',
  belowZero: '低于绝对零度（−273.15 °C）',
};
