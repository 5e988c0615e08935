import { numbersOf } from '../../../i18n/words';
import type { OptionWords } from '../../../i18n/option-words';
import type { ScaleFault, ScaleOptions } from '../sample-tool';

const { count: n } = numbersOf('zh-cn');

export const words = {
  picture: '图片尺寸',
  empty: '输入图片尺寸，例如 1920 × 1080。',
  options: {
    newWidth: { label: '新宽度', unit: 'px' },
    rounding: { label: '高度取整', values: { nearest: '四舍五入', up: '向上', down: '向下' } },
  } satisfies OptionWords<ScaleOptions>,
  result: '缩放结果',
  size: '尺寸',
  ratio: '宽高比',
  pixels: '像素数',
  count: (pixels: number) => n(pixels),
  fault(fault: ScaleFault) {
    switch (fault.code) {
      case 'not-size':
        return '这里应为宽 × 高，两个 1 到 999,999 的整数。';
      case 'vanishes':
        return '缩放后高度不足 1 个像素，请加大新宽度。';
    }
  },
};
