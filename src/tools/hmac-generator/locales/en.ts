import { placeWords } from '../../../i18n/places/en';
import { hexWords } from '../../../i18n/hex/en';
import { base64Words } from '../../../i18n/base64/en';
import { lineEndingWords } from '../../../i18n/line-endings/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  lineEndings: lineEndingWords,
  source: 'Message from',
  text: 'Text',
  file: 'File',
  message: 'Message',
  options: {
    hash: { label: 'Hash', values: (hash: string) => hash.toUpperCase() },
    keyAs: { label: 'Key is', values: { text: 'Text (UTF-8)', hex: 'Hex', base64: 'Base64', base64url: 'Base64url' } },
    messageAs: { label: 'Message is', values: { 'utf-8': 'Text (UTF-8)', hex: 'Hex bytes', base64: 'Base64 bytes' } },
    encoding: {
      label: 'Output as',
      values: {
        hex: 'hex, lowercase',
        'hex-upper': 'HEX, uppercase',
        base64: 'Base64',
        base64url: 'Base64url',
        binary: 'Binary',
      },
    },
  },
  key: 'Key',
  keyBytes: (bytes) => plural(bytes, { one: `${count(bytes)} byte`, other: `${count(bytes)} bytes` }),
  emptyKey: 'Empty key.',
  keySurrogate: 'The key holds an unpaired surrogate, which counts as U+FFFD.',
  result: 'Result',
  bytesRead: (bytes) => plural(bytes, { one: `${count(bytes)} byte read`, other: `${count(bytes)} bytes read` }),
  loneSurrogate: placeWords.loneSurrogateAt,
  allHashes: 'All hashes',
  expected: 'Expected value',
  expectedTooLong: (limit) => `Only the first ${count(limit)} characters are compared.`,
  expectedHint: 'A bare value, or the header of a webhook, sha256=… or v1=… for instance.',
  dropHint: 'Any size, read block by block, never uploaded',
  fileInfo: (name, size) => `${name} (${size})`,
  removeFile: 'Remove file',
  legacy: 'legacy',
  legacyHint: 'MD5 and SHA1 are for old systems only; use SHA256 or stronger for new ones.',
  fault: (fault) => {
    switch (fault.code) {
      case 'key-not-hex':
      case 'not-hex':
        return hexWords.fault(fault.reason);
      case 'key-not-base64':
      case 'not-base64':
        return base64Words.fault(fault.reason);
      case 'unreadable':
        return 'Could not read this file.';
    }
  },
} satisfies Words<typeof zhCn>;
