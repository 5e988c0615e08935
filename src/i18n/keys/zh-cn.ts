import type { KeyFault } from '../../lib/keys/key';

/** Why a text or file is no key that can be used. */
export function keyFault(fault: KeyFault): string {
  switch (fault.code) {
    case 'not-a-key':
      return '不是 PEM、OpenSSH 或 JWK 密钥。';
    case 'damaged':
      return '不是 PEM、OpenSSH 或 JWK 密钥：内容被截断或损坏。';
    case 'inconsistent':
      return '密钥中的各个数对不上，不是有效的密钥。';
    case 'unsupported-key':
      return `不支持这类密钥（${fault.found}）；可读取 RSA、ECDSA（P-256、P-384、P-521、secp256k1）、Ed25519 和 Ed448。`;
    case 'unsupported-encryption':
      return `不支持这种加密方式（${fault.found}）。`;
    case 'needs-passphrase':
      return '这个密钥已加密，请输入口令。';
    case 'wrong-passphrase':
      return '口令不正确。';
  }
}
