import { formatNumber } from '../../../i18n/words';
import type { DecryptFault, DecryptRawFault, EncryptFault, EncryptRawFault } from '../operations';

type AnyFault = DecryptFault | DecryptRawFault | EncryptFault | EncryptRawFault;

const count = (n: number) => formatNumber('zh-cn', n);
const fields = { key: '密钥', iv: 'IV', additional: '附加数据' };

export const words = {
  encrypt: '加密',
  decrypt: '解密',
  plainText: '明文',
  cipherText: '密文',
  algorithm: '算法',
  algorithms: {
    'aes-gcm': '现代：AES-GCM + PBKDF2',
    aes: '旧式：AES（OpenSSL Salted__）',
    tripledes: '旧式：TripleDES（OpenSSL Salted__）',
    rabbit: '旧式：Rabbit（CryptoJS）',
    rc4: '旧式：RC4（CryptoJS）',
    'raw-gcm': '直接给出密钥：AES-GCM',
    'raw-cbc': '直接给出密钥：AES-CBC',
    'raw-ctr': '直接给出密钥：AES-CTR',
  },
  detect: '自动识别',
  passphrase: '口令',
  iterations: 'PBKDF2 迭代次数',
  iterationsHint: '次数越多，猜口令越慢。',
  expectedTime: (seconds: string) => `在这台设备上约需 ${seconds} 秒；次数越多，猜口令越慢。`,
  derivation: '密钥派生',
  derivations: {
    md5: 'MD5（CryptoJS，OpenSSL 1.1 之前）',
    sha256: 'SHA-256（OpenSSL 1.1 及以后）',
    pbkdf2: 'PBKDF2-SHA256（openssl enc -pbkdf2）',
  },
  tryAll: '逐一尝试',
  key: '密钥（16、24 或 32 字节）',
  keyPlaceholder: '输入密钥',
  drawKey: '随机密钥',
  iv: (bytes: number) => `IV（${count(bytes)} 字节）`,
  drawIv: '新的 IV',
  additional: '附加数据（可不填，只认证不加密）',
  keyWriting: '密钥与 IV 的写法',
  plainWriting: '明文的写法',
  byteText: '密文的写法',
  writings: { text: '文本（UTF-8）', hex: '十六进制', base64: 'Base64' },
  padding: '填充',
  paddings: { pkcs7: 'PKCS#7', none: '无' },
  tag: '认证标签（密文的末 16 字节）',
  command: '等价的 OpenSSL 命令',
  needsKey: '请填写密钥和 IV。',
  resultHere: '结果会显示在这里。',
  emptyText: '解密成功，明文为空。',
  bytes: '字节',
  byteCount: (n: number) => `${count(n)} 字节`,
  copyHex: '复制十六进制',
  firstBytes: (n: number) => `只显示前 ${count(n)} 字节，下载的文件是完整的。`,
  notText: '结果不是 UTF-8 文本，以十六进制显示。',
  fits: (cipher: string, derivation: string) => `识别结果：${cipher}，密钥派生为 ${derivation}。`,
  legacyWarning: '旧式格式：密钥派生弱，没有完整性校验。只用于与旧程序交换数据；新数据请用 AES-GCM。',
  uncheckedWarning: '这种模式发现不了密文被改动。新数据请用 AES-GCM。',
  reusedIv: '这组密钥和 IV 刚才已加密过另一段明文。两份密文不可都发出去，请换一个新的 IV。',
  loneSurrogate: (position: number) => `第 ${count(position)} 个字符是不成对的代理项，已按 U+FFFD 加密。`,
  reset: '恢复默认设置',
  fault: (fault: AnyFault): string => {
    switch (fault.code) {
      case 'empty-passphrase':
        return '请输入口令。';
      case 'empty-text':
        return '请输入文本：用 Rabbit 或 RC4 加密空文本，不会留下可解密的内容。';
      case 'altered':
        return '口令错误，或者密文被改动过。';
      case 'wrong-passphrase':
        return '口令、算法或密钥派生不对。';
      case 'not-text':
        return '结果不是文本，口令很可能不对。';
      case 'not-base64':
        return `不是有效的 Base64（第 ${count(fault.at + 1)} 个字符）。`;
      case 'not-hex':
        return `不是有效的十六进制（第 ${count(fault.at + 1)} 个字符）。`;
      case 'no-header':
        return '这段文本没有“Salted__”头部。';
      case 'incomplete':
        return '密文不完整。';
      case 'bad-line':
        return '这不是一行有效的 aesgcm1 密文。';
      case 'bad-iterations':
        return `迭代次数“${fault.found}”不在 1 到 5,000,000 之间。`;
      case 'choose-cipher':
        return '长度与 AES、TripleDES 都不符。如果是 Rabbit 或 RC4，请选择算法。';
      case 'unreadable-field':
        return `${fields[fault.field]}${fault.reason.code === 'not-hex' ? '不是有效的十六进制' : '不是有效的 Base64'}（第 ${count(fault.reason.at + 1)} 个字符）。`;
      case 'wrong-key-length':
        return `密钥须为 16、24 或 32 字节，这里是 ${count(fault.length)} 字节。`;
      case 'wrong-iv-length':
        return `IV 须为 ${count(fault.expected)} 字节，这里是 ${count(fault.length)} 字节。`;
      case 'partial-block':
        return `不填充时，明文须为 16 字节的整数倍，这里是 ${count(fault.length)} 字节。`;
      case 'not-authentic':
        return '密钥、IV 或附加数据不对，或者密文被改动过。';
      case 'bad-padding':
        return '密钥、IV 或填充方式不对，或者密文被改动过。';
    }
  },
};
