import { placeWords } from '../../../i18n/places/en';
import { hexWords } from '../../../i18n/hex/en';
import { base64Words } from '../../../i18n/base64/en';
import { lineEndingWords } from '../../../i18n/line-endings/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  lineEndings: lineEndingWords,
  source: 'Source',
  text: 'Text',
  files: 'Files',
  options: {
    readAs: { label: 'Text is', values: { 'utf-8': 'UTF-8', hex: 'Hex bytes', base64: 'Base64 bytes' } },
    encoding: {
      label: 'Digest as',
      values: {
        hex: 'hex, lowercase',
        'hex-upper': 'HEX, uppercase',
        base64: 'Base64',
        base64url: 'Base64url',
        binary: 'Binary',
      },
    },
    sha3Size: { label: 'SHA3 size', values: (size: string) => size },
    fileRows: 'Compute',
    fileView: { label: 'Show files as', values: { list: 'List', table: 'Table' } },
    showsMore: 'More algorithms',
  },
  bytesHashed: (bytes) => plural(bytes, { one: `${count(bytes)} byte hashed`, other: `${count(bytes)} bytes hashed` }),
  loneSurrogate: placeWords.loneSurrogateAt,
  hashTextFault: (fault) => (fault.code === 'not-hex' ? hexWords.fault(fault.reason) : base64Words.fault(fault.reason)),
  digests: 'Digests',
  notForSecurity: 'not for security',
  notForSecurityHint:
    'For MD5, SHA1 and CRC32 collisions can be made at will, so they find accidental damage only; for security use SHA256, SHA512 or SHA3.',
  legacy: 'legacy, before FIPS 202',
  keccakHint: { 'keccak-256': 'Ethereum', 'keccak-512': 'what CryptoJS calls SHA3' },
  expected: 'Expected value',
  expectedPlaceholder: 'Paste a digest, a checksum line or a whole checksum file',
  expectedLines: (lines) => plural(lines, { one: `${count(lines)} line`, other: `${count(lines)} lines` }),
  ignoredLines: (lines) =>
    plural(lines, {
      one: `${count(lines)} line is not a checksum and is left out.`,
      other: `${count(lines)} lines are not checksums and are left out.`,
    }),
  expectedFault: (fault) => {
    switch (fault.code) {
      case 'unknown-length':
        return `No algorithm here gives a digest of ${count(fault.bits)} bits.`;
      case 'unknown-algorithm':
        return `No algorithm here is called ${fault.name} and gives ${count(fault.bits)} bits.`;
      case 'not-a-digest':
        return 'This is neither a digest nor a line of a checksum file.';
    }
  },
  all: 'All',
  nothingChosen: 'Choose at least one algorithm.',
  dropHint: 'Any size, read block by block, never uploaded',
  fileCount: (files) => plural(files, { one: `${count(files)} file`, other: `${count(files)} files` }),
  total: (size) => `${size} in all`,
  waiting: 'Waiting',
  busy: 'Hashing',
  cancelled: 'Cancelled',
  unreadable: (name = 'the file') => `Could not read ${name}.`,
  matches: 'Matches',
  mismatches: 'Does not match',
  notListed: 'Not in the list',
  remove: (name) => `Remove ${name}`,
  cancelAll: 'Cancel all',
  removeAll: 'Remove all',
  tryAgain: 'Hash again',
  listAlgorithm: 'List of',
  copyList: 'Copy list',
  downloadList: (name) => `Download ${name}`,
  fileName: 'Name',
  fileSize: 'Size',
  fileState: 'State',
} satisfies Words<typeof zhCn>;
