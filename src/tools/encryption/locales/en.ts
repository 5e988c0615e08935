import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const count = (n: number) => formatNumber('en', n);
const bytes = (n: number) => plural('en', n, { one: '1 byte', other: `${count(n)} bytes` });
const fields = { key: 'The key', iv: 'The IV', additional: 'The additional data' };

export const words = {
  encrypt: 'Encrypt',
  decrypt: 'Decrypt',
  plainText: 'Plain text',
  cipherText: 'Encrypted text',
  algorithm: 'Algorithm',
  algorithms: {
    'aes-gcm': 'Modern: AES-GCM with PBKDF2',
    aes: 'Legacy: AES (OpenSSL Salted__)',
    tripledes: 'Legacy: TripleDES (OpenSSL Salted__)',
    rabbit: 'Legacy: Rabbit (CryptoJS)',
    rc4: 'Legacy: RC4 (CryptoJS)',
    'raw-gcm': 'Raw key: AES-GCM',
    'raw-cbc': 'Raw key: AES-CBC',
    'raw-ctr': 'Raw key: AES-CTR',
  },
  detect: 'Detect',
  passphrase: 'Passphrase',
  iterations: 'PBKDF2 iterations',
  iterationsHint: 'The more there are, the slower a passphrase is guessed.',
  expectedTime: (seconds) =>
    `About ${seconds} s on this device; the more there are, the slower a passphrase is guessed.`,
  derivation: 'Key derivation',
  derivations: {
    md5: 'MD5 (CryptoJS, OpenSSL before 1.1)',
    sha256: 'SHA-256 (OpenSSL 1.1 and later)',
    pbkdf2: 'PBKDF2-SHA256 (openssl enc -pbkdf2)',
  },
  tryAll: 'Try all',
  key: 'Key (16, 24 or 32 bytes)',
  keyPlaceholder: 'Enter a key',
  drawKey: 'Random key',
  iv: (n) => `IV (${bytes(n)})`,
  drawIv: 'New IV',
  additional: 'Additional data (optional; authenticated, not encrypted)',
  keyWriting: 'Key and IV as',
  plainWriting: 'Plain text as',
  byteText: 'Encrypted text as',
  writings: { text: 'Text (UTF-8)', hex: 'Hex', base64: 'Base64' },
  padding: 'Padding',
  paddings: { pkcs7: 'PKCS#7', none: 'None' },
  tag: 'Tag (last 16 bytes)',
  command: 'With OpenSSL',
  needsKey: 'Enter a key and an IV.',
  resultHere: 'The result appears here.',
  emptyText: 'Decrypted: the text is empty.',
  bytes: 'Bytes',
  byteCount: (n) => bytes(n),
  copyHex: 'Copy hex',
  firstBytes: (n) => `The first ${bytes(n)}; the download has all of them.`,
  notText: 'The result is not UTF-8 text; it is shown in hex.',
  fits: (cipher, derivation) => `This fits: ${cipher}, key derivation ${derivation}.`,
  legacyWarning:
    'Legacy format: weak key derivation and no integrity check. Use it only to exchange data with old programs; for new data use AES-GCM.',
  uncheckedWarning: 'This mode does not notice altered text. For new data use AES-GCM.',
  reusedIv: 'The same key and IV have already encrypted another text. Never send both encrypted texts; draw a new IV.',
  loneSurrogate: (position) => `Character ${count(position)} is half of a surrogate pair; it was encrypted as U+FFFD.`,
  reset: 'Reset to defaults',
  fault: (fault) => {
    switch (fault.code) {
      case 'empty-passphrase':
        return 'Enter a passphrase.';
      case 'empty-text':
        return 'Enter a text: Rabbit and RC4 leave nothing of an empty one to decrypt.';
      case 'altered':
        return 'Wrong passphrase, or the text was altered.';
      case 'wrong-passphrase':
        return 'Wrong passphrase, algorithm or key derivation.';
      case 'not-text':
        return 'The result is not text; the passphrase is probably wrong.';
      case 'not-base64':
        return `Not valid base64 (character ${count(fault.at + 1)}).`;
      case 'not-hex':
        return `Not valid hex (character ${count(fault.at + 1)}).`;
      case 'no-header':
        return "This text has no 'Salted__' header.";
      case 'incomplete':
        return 'Incomplete ciphertext.';
      case 'bad-line':
        return 'This is not a valid aesgcm1 line.';
      case 'bad-iterations':
        return `The number of iterations, “${fault.found}”, is not from 1 to 5,000,000.`;
      case 'choose-cipher':
        return 'The length fits neither AES nor TripleDES. If it is Rabbit or RC4, choose the algorithm.';
      case 'unreadable-field':
        return `${fields[fault.field]} is not valid ${fault.reason.code === 'not-hex' ? 'hex' : 'base64'} (character ${count(fault.reason.at + 1)}).`;
      case 'wrong-key-length':
        return `The key must be 16, 24 or 32 bytes; this has ${count(fault.length)}.`;
      case 'wrong-iv-length':
        return `The IV must be ${bytes(fault.expected)}; this has ${count(fault.length)}.`;
      case 'partial-block':
        return `Without padding the text must fill blocks of 16 bytes; this has ${bytes(fault.length)}.`;
      case 'not-authentic':
        return 'Wrong key, IV or additional data, or the text was altered.';
      case 'bad-padding':
        return 'Wrong key, IV or padding, or the text was altered.';
    }
  },
} satisfies Words<typeof zhCn>;
