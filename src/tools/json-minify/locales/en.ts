import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { numbersOf, formatBytes, type Words } from '../../../i18n/words';
import type { MinifyFault } from '../minify';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const words = {
  documents: documentWords,
  input: 'Input',
  openInPrettify: 'Open in JSON formatter',
  result: 'Result',
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    sortKeys: documentWords.jsonOutput.sortKeys,
    strings: {
      label: 'Strings',
      values: { asWritten: 'As written', escapeNonAscii: 'Escape non-ASCII', shortest: 'Shortest form' },
    },
    literal: {
      label: 'String literal',
      values: { off: 'Off', wrap: 'Wrap as string literal', unwrap: 'Unwrap string literal' },
    },
  },
  samples: {
    json: 'JSON',
    comments: 'JSON5 and comments',
    lines: 'JSON Lines',
    literal: 'JSON in a string',
  },
  sampleComment: 'release window, once the people on call agree',

  fault: (fault: MinifyFault): string =>
    fault.code === 'too-large' ? documentWords.fault(fault) : jsonWords.fault(fault),
  before: (bytes: number, change: number) =>
    `before ${formatBytes('en', bytes)} (${count(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })})`,
  gzip: (before: number, after: number) => `gzip ${formatBytes('en', before)} → ${formatBytes('en', after)}`,
  readAsLines: jsonWords.readAsLines,
  readAsJson5: jsonWords.readAsJson5,
  duplicateKey: jsonWords.duplicateKey,
  moreDuplicates: jsonWords.moreDuplicates,
  isLiteral: 'The text is a string that holds JSON.',
  unwrap: 'Unwrap',
  unwrapped: 'The JSON was taken out of its string.',
  nothingToUnwrap: 'The text is no string that holds JSON; there was nothing to unwrap.',
} satisfies Words<typeof zhCn>;
