import { numbersOf, type Words } from '../words';
import { documentWords } from '../documents/en';
import type { DocumentFault } from '../../lib/document/document-fault';
import { hexDigits } from '../../lib/yaml/yaml-fault';
import type { YamlFault } from '../../lib/yaml/yaml-fault';
import type { yamlWords as zhCn } from './zh-cn';

const { count: number } = numbersOf('en');

function reason(fault: YamlFault): string {
  switch (fault.code) {
    case 'tab-indent':
      return 'Tabs cannot indent YAML';
    case 'bad-indent':
      return 'The indent does not fit the lines above';
    case 'nested-on-line':
      return 'Another “:” on the line: put the text in quotes or begin a new line';
    case 'block-after-marker':
      return 'A map or list cannot begin on the line of “---”';
    case 'block-in-flow':
      return 'Between brackets, a comma is missing or a list begins with “-”';
    case 'block-leading-lines':
      return 'An empty line at the start of the block is indented more than its first line of text';
    case 'missing-colon':
      return 'A “:” is missing after the key';
    case 'missing-comma':
      return 'A comma is missing';
    case 'missing-dash':
      return 'A list item without “-”';
    case 'space-after-colon':
      return 'A space is missing after “:”';
    case 'space-after-property':
      return 'A space is missing after the tag or anchor';
    case 'space-before-comment':
      return 'A space is missing before “#”';
    case 'line-after-property':
      return 'A line break is missing after the tag or anchor of the list';
    case 'multiline-key':
      return 'A key must stand on one line';
    case 'long-key':
      return 'The key is longer than 1024 characters';
    case 'several-anchors':
      return 'A value can have only one anchor';
    case 'several-tags':
      return 'A value can have only one tag';
    case 'property-place':
      return 'Tags and anchors stand after “-”, “?” or “:”, not before';
    case 'empty-name':
      return 'A name is missing after “&” or “*”';
    case 'alias-property':
      return 'An alias cannot have a tag or an anchor';
    case 'directive-without-document':
      return 'After a directive, “---” must follow';
    case 'repeated-directive':
      return 'The directive is repeated';
    case 'merge-source':
      return 'Only maps can be merged with “<<”';
    case 'too-many-aliases':
      return 'Aliases make the document far too large (possible resource attack)';
    case 'unreadable':
      return 'This cannot be read';
    case 'unclosed-quote':
      return `A closing ${fault.quote} is missing`;
    case 'unclosed':
      return `A closing “${fault.close}” is missing`;
    case 'bad-escape':
      return hexDigits(fault.found) === 0
        ? `Unknown escape “${fault.found}”`
        : `Escape “${fault.found}” needs ${hexDigits(fault.found)} hex digits`;
    case 'bad-start':
      return `Text cannot begin with “${fault.found}”: put it in quotes`;
    case 'bad-block-header':
      return `“${fault.found}” cannot stand after “|” or “>”`;
    case 'unexpected':
      return fault.found === '' ? 'The text ends too early' : `Unexpected “${fault.found}”`;
    case 'bad-directive':
      return `Malformed directive “${fault.found}”`;
    case 'bad-tag':
      return `The tag “${fault.tag}” is malformed, or its prefix is not declared`;
    case 'value-for-tag':
      return `The value does not fit its tag ${fault.tag}`;
    case 'repeated-key':
      return `Key “${fault.key}” is repeated`;
    case 'alias-without-anchor':
      return `Alias *${fault.name} has no anchor`;
    case 'recursive-alias':
      return `Alias *${fault.name} stands inside its own anchor`;
    case 'forbidden-character':
      return `Character U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')} is not allowed`;
  }
}

function tolerated(problem: YamlFault['code'], count: number): string {
  const times = count > 1 ? ` (${number(count)} times)` : '';
  switch (problem) {
    case 'bad-indent':
      return `A closing bracket is not indented more than its key${times}. The standard forbids it; it was read all the same.`;
    case 'space-before-comment':
      return `No space before “#”${times}. The standard forbids it; it was read as a comment.`;
    case 'multiline-key':
      return `A key over several lines${times}. The standard forbids it; it was read all the same.`;
    default:
      return `A key longer than 1024 characters${times}. The standard forbids it; it was read all the same.`;
  }
}

/** What the tools that read or write YAML say alike. */
export const yamlWords = {
  fault: (fault: YamlFault | DocumentFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep'
      ? documentWords.fault(fault)
      : `${reason(fault)}, line ${fault.line}, column ${fault.column}.`,
  tolerated,

  yamlInput: 'YAML',
  inputOptions: {
    version: {
      label: 'YAML version',
      values: { auto: 'Auto', '1.2': '1.2', '1.1': '1.1' },
      hints: {
        auto: 'In 1.1, yes, on, 017 and 1:30 are booleans and numbers, too. Auto: 1.2, unless the document says %YAML 1.1.',
        '1.1':
          'In 1.1, yes, on, 017 and 1:30 are booleans and numbers, too. Auto: 1.2, unless the document says %YAML 1.1.',
      },
    },
    mergeKeys: 'Merge keys <<',
    cloudFormation: {
      label: 'CloudFormation short tags',
      hint: 'Reads !Ref x as {"Ref": "x"} and !GetAtt a.b as {"Fn::GetAtt": ["a", "b"]}.',
    },
    strict: 'Strict mode',
  },
  outputOptions: {
    indent: { label: 'Indent', values: { '2': '2', '4': '4' } },
    indentLists: { label: 'Indent lists', hint: 'Lists are indented one level more than their key.' },
    fold: { label: 'Long text', values: { false: 'Do not fold', true: 'Fold at 80' } },
    quotes: {
      label: 'Quotes',
      values: { needed: 'Where needed', double: 'Double', single: 'Single' },
    },
    safeFor11: {
      label: 'Safe for YAML 1.1',
      hint: 'Quotes text that YAML 1.1 readers take for another type, such as no, 1:30 or a date.',
    },
    sortKeys: documentWords.jsonOutput.sortKeys,
    documentStart: 'Begin with ---',
    nulls: { label: 'Null as', values: { null: 'null', '~': '~', empty: 'Nothing' } },
  },
} satisfies Words<typeof zhCn>;
