import type { Card } from '../../types';

export const card = {
  name: 'PDF 签名校验',
  description: '本地校验 PDF 电子签名与证书。',
} satisfies Card;

export const keywords = [
  'pdf',
  '签名',
  '证书',
  '校验',
  '电子签名',
  '数字签名',
  '时间戳',
  '篡改',
  'pades',
  'cades',
  'eidas',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['PDF 验签', 'PDF 数字签名', 'PDF 电子签名验证', '验证 PDF 签名', '电子合同验签', 'PDF 证书'];
