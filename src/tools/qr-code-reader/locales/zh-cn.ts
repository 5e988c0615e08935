import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { ReadFault } from '../open-picture';
import type { CHARSET_CHOICES } from '../options';
import type { Look, Tried } from '../read-pixels';
import type { Kind } from '../report';

const { count } = numbersOf('zh-cn');

/** What kinds of code are called. */
const kinds: Readonly<Record<Kind, string>> = {
  qr: 'QR 码',
  'micro-qr': '微型 QR 码',
  rmqr: 'rMQR 码',
  'data-matrix': 'Data Matrix',
  aztec: 'Aztec 码',
  pdf417: 'PDF417',
  maxicode: 'MaxiCode',
  'ean-13': 'EAN-13',
  'ean-8': 'EAN-8',
  'upc-a': 'UPC-A',
  'upc-e': 'UPC-E',
  'code-128': 'Code 128',
  'code-39': 'Code 39',
  'code-93': 'Code 93',
  codabar: '库德巴码',
  itf: '交叉 25 码',
  databar: 'GS1 DataBar',
  'databar-limited': 'GS1 DataBar 限定式',
  'databar-expanded': 'GS1 DataBar 扩展式',
  'dx-film-edge': '胶片 DX 码',
};

const charsets: Readonly<Record<(typeof CHARSET_CHOICES)[number], string>> = {
  auto: '自动',
  'utf-8': 'UTF-8',
  gb18030: 'GB18030',
  shift_jis: 'Shift_JIS',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'iso-8859-1': 'Latin-1',
  hex: '十六进制',
};

const looks: Readonly<Record<Look, string>> = {
  white: '原图',
  black: '衬黑底',
  margin: '加边距',
  larger: '放大',
  smaller: '缩小',
  denoised: '去噪',
};
const tried = ({ look, width, height }: Tried) => `${looks[look]} ${width} × ${height}`;
const millions = (pixels: number) => count(pixels / 1_000_000, { maximumFractionDigits: 1 });

export const words = {
  kinds,
  charsets,
  fault: (fault: ReadFault): string => {
    switch (fault.code) {
      case 'not-picture':
        return fault.type.startsWith('image/') ? `此处无法读取这种图片（${fault.type}）。` : '不是图片。';
      case 'too-large':
        return `图片过大：${millions(fault.pixels)} 百万像素，上限 ${millions(fault.limit)} 百万像素。`;
      case 'no-code':
        return `没有找到码。请换一张更清晰、更大或更端正的图片；码必须完整。已尝试：${fault.tried.map(tried).join('、')}。`;
    }
  },
  notes: {
    damaged: (codes: number) => `有 ${count(codes)} 个码已损坏，无法读取。`,
    incomplete: (read: readonly number[], of: number, missing: readonly number[]) =>
      `已读取第 ${read.join('、')} 部分，共 ${of} 部分；缺少第 ${missing.join('、')} 部分。`,
    openSeries: (read: readonly number[]) => `已读取第 ${read.join('、')} 部分；总数未知。`,
  },
  options: {
    kinds: { label: '码的类型', values: kinds },
    charset: { label: '文本编码', values: charsets },
    language: '语言',
    width: { label: '宽度', unit: '像素' },
    height: { label: '高度', unit: '像素' },
  } satisfies OptionWords<{
    readonly kinds: readonly Kind[];
    readonly charset: (typeof CHARSET_CHOICES)[number];
    readonly language: string;
    readonly width: number;
    readonly height: number;
  }>,
};
