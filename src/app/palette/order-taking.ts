import type { Given } from '../paste/given';
import type { ContentKind } from '../paste/rank';
import type { PaletteItem } from './items';

/** What one does with a text of which no tool knows what it is. */
const FOR_TEXT = [
  'text-statistics',
  'list-converter',
  'hash-text',
  'base64-string-converter',
  'json-prettify',
  'case-converter',
  'text-diff',
  'encryption',
  'qrcode-generator',
  'url-encoder',
  'html-entities',
  'text-to-binary',
];
/** And with a file. */
const FOR_FILES = ['hash-text', 'base64-file-converter', 'mime-types', 'hmac-generator'];
const FOR_TEXT_FILES = ['text-statistics', 'list-converter', 'hash-text', 'base64-file-converter', 'json-prettify'];
/** What is for secrets and other things of which one has just one: hardly ever meant for a content. */
const HARDLY = ['bcrypt', 'bip39-generator', 'password-strength-analyser', 'otp-generator', 'rsa-key-pair-generator'];

function firstFor({ file, text = '' }: Given, content: ContentKind | undefined): readonly string[] {
  if (file) return content ? FOR_FILES : [...FOR_TEXT_FILES, ...FOR_TEXT];
  if (/^\s*[[{]/.test(text)) return ['json-prettify', ...FOR_TEXT];
  return /^\s*</.test(text) ? ['xml-formatter', ...FOR_TEXT] : FOR_TEXT;
}

/** The tools that take what was given, by what it is; what is as likely stays in its order. */
export function orderTaking(
  items: readonly PaletteItem[],
  given: Given,
  content: ContentKind | undefined,
): readonly PaletteItem[] {
  const first = new Map([...new Set(firstFor(given, content))].map((id, place) => [id, place]));
  const placeOf = ({ key }: PaletteItem) => first.get(key) ?? (HARDLY.includes(key) ? Infinity : first.size);
  // Two of no place at all are equal, where their difference is no number.
  return items.toSorted((one, other) => placeOf(one) - placeOf(other) || 0);
}
