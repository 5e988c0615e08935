import { numbersOf } from '../../../i18n/words';
import type { Vanishes } from '../sample-tool';

const { count: n } = numbersOf('zh-cn');

export const words = {
  options: {
    width: { label: '原宽度', unit: 'px' },
    height: { label: '原高度', unit: 'px' },
    newWidth: { label: '新宽度', unit: 'px' },
    rounding: { label: '高度取整', values: { nearest: '四舍五入', up: '向上', down: '向下' } },
  },
  result: '缩放结果',
  size: '尺寸',
  ratio: '宽高比',
  pixels: '像素数',
  count: (pixels: number) => n(pixels),
  fault: (_fault: Vanishes) => '缩放后高度不足 1 个像素，请加大新宽度。',
};
