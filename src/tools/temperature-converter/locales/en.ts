import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  options: {
    decimals: {
      label: 'Decimals',
      values: (value: number | 'auto') => (value === 'auto' ? 'Auto: exact, at most 10' : String(value)),
    },
    scale: {
      label: 'Scale',
      values: {
        kelvin: 'Kelvin',
        celsius: 'Celsius',
        fahrenheit: 'Fahrenheit',
        rankine: 'Rankine',
        delisle: 'Delisle',
        newton: 'Newton',
        reaumur: 'Réaumur',
        romer: 'Rømer',
      },
    },
    copyUnit: 'Copy with the unit',
  },
  placeholder: 'A number, or one with its unit: 98.6 °F',
  hint: 'Every field can be edited. The arrow keys add or take 1, with Shift 10.',
  marks: 'Temperatures to go by',
  scaleName: 'Name',
  markNames: {
    absoluteZero: 'Absolute zero',
    freezing: 'Water freezes',
    body: 'Human body',
    boiling: 'Water boils',
  },
  notNumber: 'Not a number.',
  belowZero: 'Below absolute zero (−273.15 °C)',
} satisfies Words<typeof zhCn>;
