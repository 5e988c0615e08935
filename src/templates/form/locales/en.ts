import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('en');

export const words = {
  options: {
    width: { label: 'Width', unit: 'px' },
    height: { label: 'Height', unit: 'px' },
    newWidth: { label: 'New width', unit: 'px' },
    rounding: { label: 'Round the height', values: { nearest: 'To the nearest', up: 'Up', down: 'Down' } },
  },
  result: 'Scaled picture',
  size: 'Size',
  ratio: 'Aspect ratio',
  pixels: 'Pixels',
  count: (pixels) => n(pixels),
  fault: () => 'The picture would be less than a pixel high; choose a larger new width.',
} satisfies Words<typeof zhCn>;
