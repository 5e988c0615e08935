import type { Card } from '../../types';

export const card: Card = {
  name: '二维码与条形码识别',
  description: '识别图片、剪贴板、摄像头或屏幕中的二维码与条形码，并解读内容。',
};

export const keywords = [
  ...['二维码', '条形码', '扫码', '识别', '扫描', '解码', '摄像头', '截屏', '截图', '剪贴板', '图片', '商品条码'],
  ...['qr', 'qrcode', 'barcode', 'scan', 'ean', 'upc', 'isbn', 'code128', 'data matrix', 'pdf417', 'aztec', 'gs1'],
  ...['otpauth', 'wifi', '无线网络', '防伪', 'vcard', '名片'],
];

/** What else the tool is called: found as by its name. */
export const aliases = ['二维码识别', '二维码扫描', '二维码解码', '条形码识别', '条码扫描', '扫码', '扫一扫'];
