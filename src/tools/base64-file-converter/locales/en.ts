import { placeWords } from '../../../i18n/places/en';
import { base64Words } from '../../../i18n/base64/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  direction: 'Direction',
  directions: { encode: 'File → Base64', decode: 'Base64 → file' },
  options: {
    form: {
      label: 'Form',
      values: {
        'data-uri': 'Data URI',
        bare: 'Bare Base64',
        'url-safe': 'URL-safe',
        css: 'CSS url()',
        html: 'HTML <img>',
        markdown: 'Markdown image',
        json: 'JSON string',
      },
    },
    lineLength: {
      label: 'Lines',
      values: { 0: 'One', 64: '64', 76: '76' },
      hints: { 64: '64 characters per line', 76: '76 characters per line' },
    },
  },
  dropHint: 'Any size, several at once, also a picture from the clipboard. Nothing leaves this device.',
  fileCount: (n) => plural(n, { one: `${count(n)} file`, other: `${count(n)} files` }),
  copyAll: 'Copy all as JSON',
  downloadAll: 'Download all as JSON',
  removeAll: 'Remove all',
  remove: (name) => `Remove ${name}`,
  waiting: 'Waiting',
  cancelled: 'Cancelled',
  tryAgain: 'Try again',
  unreadable: (name = 'The file') => `${name} could not be read, or there is not enough memory or disk space.`,
  empty: 'The file is empty',
  base64Of: (name) => `Base64 of ${name}`,
  firstShown: (n) => `Only the first ${count(n)} characters are shown; copy and download have all.`,
  copyLargeTitle: 'Copy that much?',
  copyLarge: (size) =>
    `This is ${size}. The clipboard, and the program it is pasted into, may stall. A download is safer.`,
  copyAnyway: 'Copy anyway',
  tooLongToCopy: 'Too long for the browser to copy; download it instead.',
  source: 'Base64 or data URI',
  sourcePlaceholder: 'Paste Base64 or a data: address, or open a text file that holds it',
  encodeInstead: 'Turn this file into Base64 instead',
  restored: 'Restored file',
  name: 'File name',
  extension: 'Extension',
  type: 'Type',
  size: 'Size',
  dimensions: 'Dimensions',
  pixels: ({ width, height }) => `${width} × ${height} pixels`,
  picture: (name) => `Preview of ${name}`,
  notShown: 'Cannot be shown as an image',
  notPlayed: 'This browser cannot play it',
  openPdf: 'Open the PDF in a new tab',
  text: 'Text inside',
  firstText: 'Only the first 64 KB are shown; the download has all.',
  hex: (n) => plural(n, { one: `First ${count(n)} byte`, other: `First ${count(n)} bytes` }),
  conflict: (declared, detected) =>
    `The type is given as ${declared}, but the content is ${detected}. The content rules.`,
  fault: (fault) =>
    fault.code === 'bad-character' && fault.isHardlyBase64
      ? `This is not Base64 (first bad character “${fault.found}” at position ${count(fault.at + 1)}).`
      : base64Words.fault(fault),
  note: (note) =>
    note.code === 'raw-hash'
      ? 'There is a bare # in the content. A browser ends the address there; here all was read. It should be %23.'
      : base64Words.note(note),
  atPosition: placeWords.character,
} satisfies Words<typeof zhCn>;
