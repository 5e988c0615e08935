import { limitWords } from '../../../i18n/limits/en';
import { textCompareWords } from '../../../i18n/text-compare/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  compare: textCompareWords,
  left: 'Left text',
  right: 'Right text',
  placeholder: 'Type or paste text, or drop a file',
  swap: 'Swap sides',
  options: {
    view: { label: 'View', values: { split: 'Side by side', inline: 'Inline' } },
    marks: { label: 'Highlight', values: { word: 'Words', character: 'Characters', line: 'Lines only' } },
    context: {
      label: 'Context',
      values: (lines: number | 'all') =>
        lines === 'all' ? 'Show all' : plural(lines, { one: '1 line', other: `${count(lines)} lines` }),
    },
    wrap: 'Word wrap',
    ignoreEndSpace: 'Leading and trailing white space',
    ignoreAllSpace: 'All white space',
    ignoreCase: 'Case',
    ignoreLineEnds: 'Line-end style',
    ignoreBlankLines: 'Blank lines',
    colours: 'Automatic syntax colouring (JSON, YAML, XML, SQL)',
    patches: 'Show a patch as the changes in it',
  },
  ignore: 'Ignore',
  patchShown: (files: number) =>
    `This text is a patch for ${plural(files, { one: '1 file', other: `${count(files)} files` })}, so its changes are shown. “More options” can switch that off.`,
  patchTitle: 'Patch',
  before: 'Before',
  after: 'After',
  leftName: 'Name of the left side',
  rightName: 'Name of the right side',
  patchPath: (path: string) => `The patch names one file on both sides, “${path}”, so that git apply finds it.`,
  encoding: 'File encoding',
  comparing: 'Comparing',
  copyPatch: 'Copy patch',
  patch: 'Patch diff.patch',
  only: { left: 'Left-only lines', right: 'Right-only lines' },
  copyOnly: { left: 'Copy the left-only lines', right: 'Copy the right-only lines' },
  report: 'HTML report',
  reportTitle: (left: string, right: string) => `${left} compared with ${right}`,
  equalLines: (n: number) => `${count(n)} equal lines`,
  patchEncoding: 'The patch is written in UTF-8. To apply it to the original file, convert that to UTF-8 first.',
  fault: (fault, names) => {
    switch (fault.code) {
      case 'not-text':
        return 'This file does not look like text.';
      case 'wrong-encoding':
        return `The content of this file is not valid ${names[fault.encoding]} text.`;
      case 'too-large':
        return limitWords.tooLarge(fault.bytes, 50);
    }
  },
} satisfies Words<typeof zhCn>;
