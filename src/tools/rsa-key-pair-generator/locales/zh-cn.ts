import { keyFault } from '../../../i18n/keys/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { RsaFault } from '../../../lib/keys/generate-key';
import type { KeySource } from '../../../lib/keys/read-key';
import { type KeyKind, kindOf } from '../formats';
import type { KeyFacts } from '../inspect-key';
import type { InspectFault } from '../operations';

const { count } = numbersOf('zh-cn');

const n = (value: number) => count(value, { useGrouping: false });

const types = {
  rsa: 'RSA',
  ed25519: 'Ed25519',
  'P-256': 'ECDSA P-256',
  'P-384': 'ECDSA P-384',
  'P-521': 'ECDSA P-521',
};
const kinds: Readonly<Record<KeyKind, string>> = { ...types, ed448: 'Ed448', secp256k1: 'ECDSA secp256k1' };
const sources: Readonly<Record<KeySource, string>> = {
  spki: 'SPKI 公钥',
  pkcs8: 'PKCS#8 私钥',
  pkcs1: 'PKCS#1',
  sec1: 'SEC 1 私钥',
  openssh: 'OpenSSH 私钥',
  'ssh-line': 'OpenSSH 公钥行',
  ssh2: 'SSH2 公钥文件（RFC 4716）',
  jwk: 'JWK',
};

export const words = {
  tabs: '要做什么',
  generate: '生成',
  inspect: '转换与查看',
  options: {
    type: { label: '密钥类型', values: types },
    bits: '密钥长度',
    format: {
      label: '格式',
      values: {
        pkcs8: 'PEM（PKCS#8 / SPKI）',
        pkcs1: 'PEM（PKCS#1）',
        openssh: 'OpenSSH',
        jwk: 'JWK',
        der: 'DER 文件',
      },
    },
    comment: '注释',
  },
  bitsOption: (bits: number) => `${n(bits)} 位`,
  otherBits: '其他长度',
  exponent: '公钥指数',
  exponentHint: '固定为 65537，各种软件都能使用。',
  sec1: 'PEM（SEC 1 / SPKI）',
  ownComment: '留空则沿用密钥自带的注释。',
  newPassphrase: '私钥口令',
  noPassphrase: '不加密',
  encryption: {
    pkcs8: 'PBES2 加密：PBKDF2-HMAC-SHA256 迭代 60 万次，AES-256-CBC。',
    openssh: 'OpenSSH 加密：bcrypt-pbkdf，aes256-ctr。',
  },
  notEncrypted: '这种格式不支持加密，私钥以明文写出。',
  pairTitle: (type: KeyKind, bits: number) => (type === 'rsa' ? `RSA，${n(bits)} 位` : kinds[type]),
  generateNew: '生成新密钥对',
  slowNote: '这个长度可能需要几秒到几分钟，点击「生成新密钥对」开始。生成期间页面可以照常使用。',
  elapsed: (seconds: number) => `已用 ${n(seconds)} 秒`,
  publicKey: '公钥',
  privateKey: '私钥',
  derNote: 'DER 是二进制文件：这里显示并复制的是它的 Base64，下载得到的是文件本身。',
  fingerprints: '指纹',
  rows: {
    bits: '位数',
    source: '识别为',
    sshSha256: 'SSH SHA256',
    sshMd5: 'SSH MD5（旧式）',
    spkiHex: 'SPKI SHA-256，十六进制',
    spkiBase64: 'SPKI SHA-256，Base64',
    thumbprint: 'JWK 指纹（RFC 7638）',
  },
  keyTitle: ({ bits, isPrivate, ...key }: KeyFacts) =>
    `${key.type === 'rsa' ? `RSA ${n(bits)} 位` : kinds[kindOf(key)]}${isPrivate ? '私钥' : '公钥'}`,
  sourceOf: ({ source, isDer, wasEncrypted }: KeyFacts) =>
    `${sources[source]}${isDer ? '，DER' : ''}${wasEncrypted ? '，已加密' : ''}`,
  broken: (bits: number) => `${n(bits)} 位 RSA 已不安全，请勿用于新的用途；请使用 2048 位以上，或 Ed25519。`,
  weak: (bits: number) => `${n(bits)} 位 RSA 低于当今的要求；请使用 2048 位以上，或 Ed25519。`,
  smallExponent: '公钥指数小于 65537：填充方式稍有差错便容易被攻破，新密钥请使用 65537。',
  key: '密钥',
  keyHint: 'PEM、OpenSSH、JWK，或 Base64、十六进制的 DER；公钥、私钥均可。',
  passphrase: '口令',
  dropKey: '把密钥文件拖放到此处',
  inspectEmpty: '粘贴或拖入一个密钥，即可查看类型与指纹，并转换为其他格式。密钥不会离开本页，也不会被保存。',
  compare: '这两个密钥是一对吗？',
  comparedPassphrase: '第二个密钥的口令',
  compareHint: '粘贴第二个密钥，公钥、私钥均可，与上面的密钥比对。',
  match: '这两个密钥属于同一对。',
  noMatch: '这两个密钥不是一对。',
  generateFault: (fault: RsaFault): string => {
    switch (fault.code) {
      case 'bad-bits':
        return '请使用 1024 到 8192 位，且为 256 的倍数。';
      case 'refused':
        return `浏览器拒绝生成：${fault.reason}`;
    }
  },
  firstOfSet: (keys: number) => `密钥集中有 ${count(keys)} 个密钥，这里显示第一个可读取的。`,
  inspectFault: (fault: InspectFault): string => {
    switch (fault.code) {
      case 'bad-comment':
        return '注释中不能有换行或控制字符。';
      case 'no-encryption':
        return '这种格式不支持加密。';
      case 'no-openssh':
        return 'OpenSSH 不支持这种曲线。';
      default:
        return keyFault(fault);
    }
  },
};
