import { notBase64 } from '../../../i18n/not-base64/en';
import { placeWords } from '../../../i18n/places/en';
import { hexWords } from '../../../i18n/hex/en';
import { lineEndingWords } from '../../../i18n/line-endings/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { formatTime } from '../../../i18n/time-words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

const algorithms = {
  detect: 'Detect',
  gcm: 'AES-GCM with PBKDF2 (modern)',
  aes: 'AES (legacy, OpenSSL)',
  tripledes: 'TripleDES (legacy, OpenSSL)',
  rabbit: 'Rabbit (legacy, CryptoJS)',
  rc4: 'RC4 (legacy, CryptoJS)',
  'raw-gcm': 'AES-GCM (raw key)',
  'raw-cbc': 'AES-CBC (raw key)',
  'raw-ctr': 'AES-CTR (raw key)',
};
const derivations = {
  any: 'Try each',
  md5: 'MD5 (CryptoJS, OpenSSL before 1.1)',
  sha256: 'SHA-256 (OpenSSL 1.1 and later)',
  pbkdf2: 'PBKDF2 (openssl -pbkdf2)',
};
const forms = { text: 'Text (UTF-8)', hex: 'Hex', base64: 'Base64' };

export const words = {
  lineEndings: lineEndingWords,
  encryptTitle: 'Encrypt',
  decryptTitle: 'Decrypt',
  encryptOptions: 'Options for encryption',
  decryptOptions: 'Options for decryption',
  text: 'Text',
  ciphertext: 'Encrypted text',
  passphrase: 'Passphrase',
  options: {
    algorithm: { label: 'Algorithm', values: algorithms },
    iterations: 'PBKDF2 iterations',
    derivation: { label: 'Key derivation', values: derivations },
    legacyIterations: 'PBKDF2 iterations',
    readAs: { label: 'Text is', values: forms },
    openAlgorithm: { label: 'Algorithm to decrypt with', values: algorithms },
    openDerivation: { label: 'Key derivation', values: derivations },
    openIterations: 'PBKDF2 iterations',
    showAs: { label: 'Result as', values: forms },
    keyAs: { label: 'Key is', values: forms },
    ivAs: { label: 'IV is', values: forms },
    additionalAs: { label: 'Additional data is', values: forms },
    isPadded: 'PKCS#7 padding',
    encoding: { label: 'Encrypted text as', values: forms },
  },
  expected: (milliseconds) => `About ${formatTime('en', milliseconds)} on this device.`,
  key: 'Key',
  iv: 'IV',
  ivDrawn: 'Unless you type one, each encryption draws a new IV.',
  newIv: 'New IV',
  ivUnusual: (bytes) =>
    `${plural(bytes, { one: `${n(bytes)} byte`, other: `${n(bytes)} bytes` })}; 12 is the usual length for GCM.`,
  additional: 'Additional data',
  additionalHint: 'May be empty. Not encrypted, but covered by the tag.',
  bytes: (bytes) => plural(bytes, { one: `${n(bytes)} byte`, other: `${n(bytes)} bytes` }),
  result: 'Encrypted result',
  plain: 'Decrypted result',
  details: 'Details',
  tag: 'Tag',
  command: 'OpenSSL',
  commands: 'Equal command',
  legacyWarning:
    'Legacy format: weak key derivation and no integrity check. Use it only to exchange data with old programs; for new data use AES-GCM.',
  ivReused:
    'This key and IV have just encrypted another text, or the same with other additional data. An IV that is used twice gives away both texts; take a new one.',
  loneSurrogate: placeWords.loneSurrogateAt,
  notUtf8: 'The decrypted bytes are not UTF-8 text, so they are shown in hex; the download has the bytes themselves.',
  hexView: 'First bytes',
  showBytes: 'Show as hex',
  openedAs: (algorithm) => `Opened as: ${algorithm}`,
  advice: 'Texts, passphrases and keys never enter a link, storage or a log, and are cleared when you leave this page.',
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
      case 'half-byte':
        return hexWords.fault(fault);
      case 'not-base64':
        return notBase64(fault.at + 1);
      case 'cut-base64':
        return 'Incomplete base64.';
      case 'key-size':
        return `The key must be 16, 24 or 32 bytes; this has ${n(fault.bytes)}.`;
      case 'no-iv':
        return 'Enter an IV; 12 bytes is the usual length.';
      case 'iv-size':
        return `The IV must be ${n(fault.expected)} bytes; this has ${n(fault.bytes)}.`;
      case 'not-whole-blocks':
        return `Without padding the text must be a multiple of 16 bytes; this has ${n(fault.bytes)}.`;
      case 'no-passphrase':
        return 'Enter a passphrase.';
      case 'no-header':
        return 'This text has no “Salted__” header.';
      case 'cut-off':
        return 'Incomplete ciphertext.';
      case 'cut-off-or-stream':
        return 'Incomplete ciphertext. If Rabbit or RC4 made it, the passphrase is wrong, or it is too short to tell: choose the algorithm.';
      case 'bad-iterations':
        return 'The number of iterations must be 100,000 to 5,000,000.';
      case 'altered':
        return fault.isRaw
          ? 'Wrong key, IV or additional data, or the text was altered.'
          : 'Wrong passphrase, or the text was altered.';
      case 'wrong-passphrase':
        return 'Wrong passphrase, algorithm or key derivation.';
      case 'wrong-key':
        return 'Wrong key, IV or padding.';
      case 'not-text':
        return fault.isRaw
          ? 'The result is not text; the key or the IV is probably wrong.'
          : 'The result is not text; the passphrase is probably wrong.';
    }
  },
} satisfies Words<typeof zhCn>;
