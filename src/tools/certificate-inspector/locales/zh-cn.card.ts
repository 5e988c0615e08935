import type { Card } from '../../types';

export const card = {
  name: '证书查看器',
  description: '解析证书、证书请求、吊销列表与密钥，检查证书链、有效期与密钥是否匹配。',
} satisfies Card;

export const keywords = [
  '证书',
  '证书链',
  '私钥匹配',
  '指纹',
  '到期',
  '签名请求',
  '吊销',
  'x509',
  'ssl',
  'tls',
  'pem',
  'der',
  'pfx',
  'p12',
  'csr',
  'crl',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['ssl 证书解析', '证书解析', '证书解码', 'x509 解析', 'csr 解析', 'pfx 查看'];
