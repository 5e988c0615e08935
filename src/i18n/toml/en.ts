import type { Words } from '../words';
import { documentWords } from '../documents/en';
import type { DocumentFault } from '../../lib/document/document-fault';
import { pathText } from '../../lib/document/note';
import type { Toml11Feature, TomlFault } from '../../lib/toml/toml-fault';
import type { PlacedWriteFault } from '../../lib/toml/write-toml';
import type { tomlWords as zhCn } from './zh-cn';

function feature(used: Toml11Feature): string {
  switch (used) {
    case 'inline-table-line-break':
      return 'a line break in an inline table';
    case 'inline-table-comma':
      return 'a comma at the end of an inline table';
    case 'inline-table-comment':
      return 'a comment in an inline table';
    case 'escape':
      return 'the escapes \\e and \\x';
    case 'no-seconds':
      return 'a time without seconds';
  }
}

function reason(fault: TomlFault): string {
  switch (fault.code) {
    case 'value-missing':
      return 'A value is missing after =';
    case 'key-missing':
      return 'A key is missing';
    case 'item-missing':
      return 'An item is missing in the list';
    case 'unterminated-string':
      return 'A string without a closing quote';
    case 'unterminated-list':
      return 'A list without a closing ]';
    case 'unterminated-table':
      return 'An inline table without a closing }';
    case 'unterminated-header':
      return 'A ] is missing after the name of the table';
    case 'spaced-brackets':
      return 'The [[ and ]] of a header stand together, two of each';
    case 'line-break-in-string':
      return 'A string on one line cannot have a line break: use three quotes';
    case 'lone-carriage-return':
      return 'A carriage return alone is no line break';
    case 'lone-surrogate':
      return 'Half a character (an unpaired surrogate)';
    case 'multi-line-key':
      return 'A key cannot have three quotes';
    case 'equals-missing':
      return fault.found === '' ? 'An = is missing after the key' : `Expected = after the key, not “${fault.found}”`;
    case 'bad-key':
      return `A key cannot begin with “${fault.found}”: put it in quotes`;
    case 'line-end-expected':
      return `Expected the end of the line, not “${fault.found}”`;
    case 'comma-expected':
      return `Expected a comma or ${fault.close}`;
    case 'control-character':
      return `Control character U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')} is not allowed`;
    case 'bad-escape':
      return `Unknown escape “${fault.found}”`;
    case 'escape-digits':
      return `Expected ${fault.digits} hexadecimal digits after \\${fault.letter}`;
    case 'no-character':
      return `“${fault.found}” is not a character`;
    case 'leading-zero':
      return `Leading zero in “${fault.found}”`;
    case 'bad-underscore':
      return `Underscores stand between two digits, unlike in “${fault.found}”`;
    case 'bad-number':
      return `“${fault.found}” is not a number`;
    case 'signed-prefix':
      return `“${fault.found}”: hexadecimal, octal and binary integers have no sign`;
    case 'bad-date':
      return `“${fault.found}” is not a date or time of TOML`;
    case 'date-out-of-range':
      return `“${fault.found}” does not exist as a date or time`;
    case 'unknown-value':
      return `“${fault.found}” is not a value: text needs quotes`;
    case 'needs-1.1':
      return `Needs TOML 1.1 (${feature(fault.feature)})`;
    case 'key-twice':
      return `Key “${fault.key}” is defined twice`;
    case 'table-twice':
      return `Table [${fault.key}] is defined twice`;
    case 'list-of-tables-and-table':
      return `“${fault.key}” cannot be both a table [${fault.key}] and a list of tables [[${fault.key}]]`;
    case 'not-a-table':
      return `Key “${fault.key}” has a value and is not a table`;
    case 'inline-table-closed':
      return `“${fault.key}” is an inline table: nothing can be added outside its braces`;
    case 'list-closed':
      return `“${fault.key}” is a list in brackets: nothing can be added to it`;
    case 'defined-by-header':
      return `“${fault.key}” is defined by a header: dotted keys cannot add to it`;
    case 'defined-by-dotted-keys':
      return `Table [${fault.key}] is already defined by dotted keys`;
  }
}

/** What the tools that read or write TOML say alike. */
export const tomlWords = {
  fault: (fault: TomlFault | DocumentFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep'
      ? documentWords.fault(fault)
      : `${reason(fault)}, line ${fault.line}, column ${fault.column}.`,
  writeFault: (fault: PlacedWriteFault): string =>
    fault.code === 'nothing-for-toml'
      ? 'Nothing to put in a TOML table.'
      : `TOML has no null (${pathText(fault.path)}), line ${fault.line}, column ${fault.column}.`,

  tomlInput: 'TOML',
  inputOptions: {
    strict: {
      label: 'TOML version',
      values: { false: '1.1', true: '1.0 strict' },
      hints: {
        true: 'Refuses what came with 1.1: line breaks in inline tables, the escapes \\e and \\x, and times without seconds.',
      },
    },
  },
  outputOptions: {
    nulls: {
      label: 'Null values',
      values: { 'leave-out': 'Leave out', text: 'As ""', fault: 'Error' },
    },
    rootKey: {
      label: 'Key for the root',
      hint: 'A list or a single value at the root goes under this key.',
      placeholder: 'items',
    },
    largeIntegers: {
      label: 'Integers over 64 bits',
      values: { text: 'As strings', number: 'As they are' },
    },
    comments: 'Keep comments',
  },
} satisfies Words<typeof zhCn>;
