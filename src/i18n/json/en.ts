import { formatBytes, formatNumber, plural, type Words } from '../words';
import type { JsonFault } from '../../lib/json/json-fault';
import type { JsonLiberties } from '../../lib/json/json-index';
import type { jsonWords as zhCn } from './zh-cn';

/** `3 comments`: the number with its noun. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('en', n)} ${plural('en', n, { one, other })}`;
}

const place = (line: number, column: number) => `Line ${line}, column ${column}`;

function reason(fault: JsonFault): string {
  switch (fault.code) {
    case 'expected-value':
      return fault.seen === '' ? 'expected a value, but the text ends.' : 'expected a value.';
    case 'expected-key':
      return 'expected a key in double quotes.';
    case 'expected-key-or-close':
      return 'expected a key in double quotes or “}”.';
    case 'expected-colon':
      return 'expected “:” after the key.';
    case 'expected-comma-or-close':
      return `expected “,” or “${fault.close}”.`;
    case 'trailing-content':
      return 'more text after the end of the document.';
    case 'several-values':
      return 'another value after the end of the document.';
    case 'nothing-to-close':
      return `“${fault.found}” closes nothing.`;
    case 'unknown-word':
      return `unknown word “${fault.word}”.`;
    case 'unterminated-string':
      return 'string without a closing quote.';
    case 'unterminated-comment':
      return 'comment without an end.';
    case 'control-character':
      return `control character U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')} in a string.`;
    case 'bad-escape':
      return `unknown escape “${fault.found}”.`;
    case 'bad-unicode-escape':
      return 'expected four hexadecimal digits after \\u.';
    case 'leading-zero':
      return 'leading zero in a number.';
    case 'leading-plus':
      return 'a number may not begin with a plus sign.';
    case 'leading-point':
      return 'a number may not begin with a decimal point.';
    case 'digit-after-minus':
      return 'expected a digit after the minus sign.';
    case 'digit-after-point':
      return 'expected a digit after the decimal point.';
    case 'digit-in-exponent':
      return 'expected a digit in the exponent.';
    case 'digit-in-hex':
      return 'expected a hexadecimal digit after 0x.';
    case 'character-in-number':
      return `unexpected “${fault.found}” in a number.`;
    case 'comment':
      return 'comments are not allowed in strict JSON.';
    case 'trailing-comma':
      return 'trailing comma.';
    case 'single-quotes':
      return 'single quotes are not allowed in strict JSON.';
    case 'bare-key':
      return 'keys need double quotes in strict JSON.';
    case 'hex-number':
      return 'hexadecimal numbers are not allowed in strict JSON.';
    case 'not-finite':
      return 'NaN and Infinity are not allowed in strict JSON.';
  }
}

/** The liberties taken, with what became of them. */
function liberties(l: JsonLiberties, keptComments: boolean): string {
  const parts = [
    l.comments > 0 && `${keptComments ? 'kept' : 'removed'} ${count(l.comments, 'comment')}`,
    l.trailingCommas > 0 && `dropped ${count(l.trailingCommas, 'trailing comma')}`,
    l.bareKeys > 0 && `quoted ${count(l.bareKeys, 'bare key')}`,
    l.singleQuotes > 0 && `put ${count(l.singleQuotes, 'single-quoted string')} into double quotes`,
    l.hexNumbers > 0 && `wrote ${count(l.hexNumbers, 'hexadecimal number')} as decimal`,
    l.plusSigns > 0 && `dropped ${count(l.plusSigns, 'plus sign')}`,
    l.decimalPoints > 0 && `added a zero to ${count(l.decimalPoints, 'bare decimal point')}`,
    l.escapes > 0 && `rewrote ${count(l.escapes, 'JSON5 escape')}`,
    l.controlCharacters > 0 && `escaped ${count(l.controlCharacters, 'control character')}`,
    l.whiteSpace > 0 && `dropped ${count(l.whiteSpace, 'unusual white-space character')}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** What all JSON tools say alike. */
export const jsonWords = {
  inputHint: (format: string) => `Paste ${format}, or drop a file here`,
  place,
  /** The limit in megabytes. */
  tooLarge: (bytes: number, limit: number) => `Too large: ${formatBytes('en', bytes)}, limit ${limit} MB.`,
  indentLimited: (level: number) =>
    `Nested very deeply: lines below level ${formatNumber('en', level)} are not indented further.`,
  /** Why a text could not be read, without the place. */
  reason,
  fault: (fault: JsonFault): string => `${place(fault.line, fault.column)}: ${reason(fault)}`,
  duplicateKey: (key: string, line: number, column: number) =>
    `Duplicate key “${key}” at line ${line}, column ${column}. Both are kept; most programs read only the last one.`,
  moreDuplicates: (n: number) => `${count(n, 'further duplicate key')}.`,
  readAsLines: (n: number) => `Read as JSON Lines: ${count(n, 'value')}.`,
  readAsJson5: (l: JsonLiberties, keptComments: boolean) => {
    const changes = liberties(l, keptComments);
    return changes === '' ? 'Read as JSON5.' : `Read as JSON5: ${changes}.`;
  },
} satisfies Words<typeof zhCn>;
