import type { Card } from '../../types';

export const card = {
  name: 'IBAN 校验与解析',
  description: '校验 IBAN 并显示国家、BBAN、是否为 QR-IBAN。',
} satisfies Card;

export const keywords = [
  '银行账号',
  '国际银行账户',
  '开户行',
  '校验位',
  'bban',
  'bic',
  'swift',
  'sepa',
  '银行',
  '转账',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['IBAN', '银行账号校验', '国际银行账号'];
