import type { Card } from '../../types';

export const card = {
  name: '二维码与条形码识别',
  description: '识别图片、剪贴板、摄像头或屏幕中的二维码与条形码，并解读内容。',
} satisfies Card;

export const keywords = [
  ...['二维码', '条形码', '扫码', '识别', '摄像头', '截屏', '条码', '解码', '图片', '商品码'],
  ...['qr', 'barcode', 'ean', 'upc', 'isbn', 'data matrix', 'pdf417', 'aztec', 'gs1', 'otpauth', 'wifi'],
];

/** What else the tool is called: found as by its name. */
export const aliases = ['二维码扫描', '扫一扫', '二维码解析', '条码扫描', '条形码扫描'];
