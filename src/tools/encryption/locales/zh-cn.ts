import { notBase64 } from '../../../i18n/not-base64/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import { hexWords } from '../../../i18n/hex/zh-cn';
import { lineEndingWords } from '../../../i18n/line-endings/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { formatTime } from '../../../i18n/time-words';
import type { DecryptFault, EncryptFault } from '../faults';

const { count: n } = numbersOf('zh-cn');

const algorithms = {
  detect: '自动识别',
  gcm: 'AES-GCM + PBKDF2（现代）',
  aes: 'AES（旧式，OpenSSL）',
  tripledes: 'TripleDES（旧式，OpenSSL）',
  rabbit: 'Rabbit（旧式，CryptoJS）',
  rc4: 'RC4（旧式，CryptoJS）',
  'raw-gcm': 'AES-GCM（直接给密钥）',
  'raw-cbc': 'AES-CBC（直接给密钥）',
  'raw-ctr': 'AES-CTR（直接给密钥）',
};
const derivations = {
  any: '逐个尝试',
  md5: 'MD5（CryptoJS，OpenSSL 1.1 之前）',
  sha256: 'SHA-256（OpenSSL 1.1 起）',
  pbkdf2: 'PBKDF2（openssl -pbkdf2）',
};
const forms = { text: '文本（UTF-8）', hex: '十六进制', base64: 'Base64' };

export const words = {
  lineEndings: lineEndingWords,
  encryptTitle: '加密',
  decryptTitle: '解密',
  encryptOptions: '加密选项',
  decryptOptions: '解密选项',
  text: '文本',
  ciphertext: '密文',
  passphrase: '口令',
  options: {
    algorithm: { label: '算法', values: algorithms },
    iterations: 'PBKDF2 迭代次数',
    derivation: { label: '密钥派生', values: derivations },
    legacyIterations: 'PBKDF2 迭代次数',
    readAs: { label: '文本读作', values: forms },
    openAlgorithm: { label: '解密算法', values: algorithms },
    openDerivation: { label: '密钥派生', values: derivations },
    openIterations: 'PBKDF2 迭代次数',
    showAs: { label: '结果写作', values: forms },
    keyAs: { label: '密钥写法', values: forms },
    ivAs: { label: 'IV 写法', values: forms },
    additionalAs: { label: '附加数据写法', values: forms },
    isPadded: 'PKCS#7 填充',
    encoding: { label: '密文写法', values: forms },
  },
  expected: (milliseconds: number) => `在本设备上约需 ${formatTime('zh-cn', milliseconds)}。`,
  key: '密钥',
  iv: 'IV',
  ivDrawn: '未填写时，每次加密都随机取一个新的 IV。',
  newIv: '换新 IV',
  ivUnusual: (bytes: number) => `${n(bytes)} 字节；GCM 的 IV 通常是 12 字节。`,
  additional: '附加数据',
  additionalHint: '可留空；不加密，但受认证标签保护。',
  bytes: (bytes: number) => `${n(bytes)} 字节`,
  result: '密文结果',
  plain: '明文结果',
  details: '明细',
  tag: '认证标签',
  command: 'OpenSSL',
  commands: '等价命令',
  legacyWarning: '旧格式：密钥派生弱，且没有完整性校验。仅用于与旧程序交换数据；新数据请用 AES-GCM。',
  ivReused: '同一密钥和 IV 刚才已加密过另一段文本，或用于不同的附加数据。重复使用 IV 会泄露两段文本；请换一个新 IV。',
  loneSurrogate: placeWords.loneSurrogateAt,
  notUtf8: '明文不是 UTF-8 文本，因此以十六进制显示；下载得到原始字节。',
  hexView: '开头的字节',
  showBytes: '显示为十六进制',
  openedAs: (algorithm: string) => `识别为：${algorithm}`,
  advice: '文本、口令和密钥不会进入链接、存储或日志，离开本页即清除。',
  fault: (fault: EncryptFault | DecryptFault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
      case 'half-byte':
        return hexWords.fault(fault);
      case 'not-base64':
        return notBase64(fault.at + 1);
      case 'cut-base64':
        return 'Base64 不完整。';
      case 'key-size':
        return `密钥必须是 16、24 或 32 字节；现在是 ${n(fault.bytes)} 字节。`;
      case 'no-iv':
        return '请输入 IV；常用长度是 12 字节。';
      case 'iv-size':
        return `IV 必须是 ${n(fault.expected)} 字节；现在是 ${n(fault.bytes)} 字节。`;
      case 'not-whole-blocks':
        return `不填充时，文本必须是 16 字节的整数倍；现在是 ${n(fault.bytes)} 字节。`;
      case 'no-passphrase':
        return '请输入口令。';
      case 'no-header':
        return '这段文本没有「Salted__」头。';
      case 'cut-off':
        return '密文不完整。';
      case 'cut-off-or-stream':
        return '密文不完整；若由 Rabbit 或 RC4 生成，则是口令不对，或文本太短，请直接选定算法。';
      case 'bad-iterations':
        return '迭代次数必须在 100,000 到 5,000,000 之间。';
      case 'altered':
        return fault.isRaw ? '密钥、IV 或附加数据不对，或文本被改动过。' : '口令不对，或文本被改动过。';
      case 'wrong-passphrase':
        return '口令、算法或密钥派生不对。';
      case 'wrong-key':
        return '密钥、IV 或填充不对。';
      case 'not-text':
        return fault.isRaw ? '结果不是文本；密钥或 IV 很可能不对。' : '结果不是文本；口令很可能不对。';
    }
  },
};
