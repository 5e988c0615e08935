import { placeWords } from '../../../i18n/places/en';
import { limitWords } from '../../../i18n/limits/en';
import { indentNames } from '../../../i18n/indent/en';
import { formatBytes, formatNumber, plural, type Words } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/en';
import type { FormatFault } from '../format-xml';
import type { words as zhCn } from './zh-cn';

/** `3 elements`: the number with its noun. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('en', n)} ${plural('en', n, { one, other })}`;
}

export const words = {
  options: {
    mode: { label: 'Mode', values: { indent: 'Indent', minify: 'Minify' } },
    indent: { label: 'Indent', values: indentNames('None') },
    text: { label: 'Text in text-only elements', values: { asWritten: 'As written', trimmed: 'Trimmed' } },
    empty: { label: 'Empty elements', values: { asWritten: 'As written', short: '<e/>', long: '<e></e>' } },
    attributes: {
      label: 'Attributes',
      values: { oneLine: 'On one line', onePerLine: 'One per line in long tags' },
    },
    columns: { label: 'Longest tag', unit: 'columns' },
    removeComments: 'Remove comments',
    strict: 'Strict mode',
  },
  input: 'Input',
  result: 'Result',
  inputHint: 'Paste XML, or drop a file here',
  samples: {
    pom: 'Maven POM',
    svg: 'SVG',
    soap: 'SOAP',
    dtd: 'DTD and entities',
  },
  view: 'View',
  text: 'Text',
  tree: 'Tree',

  fault: (fault: FormatFault): string => {
    switch (fault.code) {
      case 'too-large':
        return limitWords.tooLarge(fault.bytes, 50);
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'unknown-encoding':
      case 'encoding-conflict':
      case 'not-text':
        return xmlWords.decodeFault(fault);
      default:
        return xmlWords.fault(fault);
    }
  },
  htmlHint:
    'This looks like HTML. In XML every tag is closed (as in <br/>), attribute values have quotes, and &nbsp; is written as &#160;.',
  warning: xmlWords.warning,
  moreWarnings: (n: number) => `${count(n, 'further warning')}.`,
  place: placeWords.lineColumn,
  otherEncoding: (encoding: string) =>
    `The XML declaration says ${encoding}, but what you copy or download is UTF-8. Change the declaration before you save it.`,
  indentLimit: limitWords.indentLimited,
  sizes: (before: number, after: number) => {
    const change = before === 0 ? 0 : after / before - 1;
    const percent = formatNumber('en', change, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    });
    return `before ${formatBytes('en', before)} (${percent})`;
  },
  elements: (n: number) => count(n, 'element'),
  depth: (n: number) => `depth ${formatNumber('en', n)}`,

  expandTo: 'Expand to',
  level: (n: number) => `Level ${n}`,
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  chooseLevel: 'Choose a level',
  selected: 'Selected node',
  copyPath: 'Copy XPath',
  copySource: 'Copy source',
} satisfies Words<typeof zhCn>;
