import type { Operation } from '../src/operations/define';
import type { Operations } from './catalogue';

/** What a tool does where no operation is named: what its page shows first, as far as that is one text. Only where the rule below says something else. */
export const MAIN_OPERATIONS: Readonly<Record<string, string>> = {
  bcrypt: 'hash',
  'benchmark-builder': 'measure',
  'chmod-calculator': 'toSymbolic',
  chronometer: 'show',
  'cidr-workbench': 'facts',
  encryption: 'encrypt',
  'hash-text': 'hashText',
  'hmac-generator': 'hmac',
  'html-entities': 'escape',
  'iban-validator-and-parser': 'validate',
  'ipv6-ula-generator': 'random',
  'json-diff': 'diff',
  'json-minify': 'minify',
  'json-query': 'query',
  'json-schema-validator': 'validate',
  'jwt-generator': 'sign',
  'list-converter': 'list',
  'mac-address-lookup': 'lookUp',
  'mime-types': 'lookup',
  'numeronym-generator': 'shorten',
  'percentage-calculator': 'percentOf',
  'qr-code-reader': 'read',
  'qrcode-generator': 'draw',
  'regex-tester': 'find',
  'roman-numeral-converter': 'toRoman',
  'slugify-string': 'slugify',
  'string-escaper': 'escape',
  'string-obfuscator': 'mask',
  'table-converter': 'convertFile',
  'text-diff': 'patch',
  'text-to-nato-alphabet': 'toWords',
  'wifi-qrcode-generator': 'write',
};

/** Names that say what a tool is for, the most telling first. */
const TELLING = ['convert', 'generate', 'format', 'encode', 'parse', 'describe'];

/** What a tool does where no operation is named; undefined where it has none. */
export function mainOperation(toolId: string, operations: Operations): Operation | undefined {
  const named = Object.hasOwn(MAIN_OPERATIONS, toolId) ? MAIN_OPERATIONS[toolId] : undefined;
  const name = [named, ...TELLING].find((one) => one !== undefined && Object.hasOwn(operations, one));
  return name === undefined ? Object.values(operations)[0] : operations[name];
}
