import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('en');

export const words = {
  picture: 'Picture',
  empty: 'Type the size of a picture, such as 1920 × 1080.',
  options: {
    newWidth: { label: 'New width', unit: 'px' },
    rounding: { label: 'Round the height', values: { nearest: 'To the nearest', up: 'Up', down: 'Down' } },
  },
  result: 'Scaled picture',
  size: 'Size',
  ratio: 'Aspect ratio',
  pixels: 'Pixels',
  count: (pixels) => n(pixels),
  fault(fault) {
    switch (fault.code) {
      case 'not-size':
        return 'A size is width × height: two whole numbers from 1 to 999,999.';
      case 'vanishes':
        return 'The picture would be less than a pixel high; choose a larger new width.';
    }
  },
} satisfies Words<typeof zhCn>;
