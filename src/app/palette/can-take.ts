import { comesOfSecret } from '../paste/comes-of-secret';
import type { Given } from '../paste/given';
import type { ContentKind } from '../paste/rank';
import type { PaletteItem } from './items';

/** What is written in these tools is remembered, such as the sheet of a calculator: what comes of a secret is not for them. */
const REMEMBERING = new Set([
  'chronometer',
  'crontab-generator',
  'html-wysiwyg-editor',
  'ipv4-subnet-calculator',
  'ipv6-ula-generator',
  'math-evaluator',
]);

/** Whether a tool would remember something that comes of a secret. */
export function wouldTell(toolId: string, { from }: Given): boolean {
  return from !== undefined && REMEMBERING.has(toolId) && comesOfSecret(from);
}

/** The longest text, in characters, that tools for short ones are offered for; a file may have four bytes for each. */
const SHORT = 2000;

function isShort({ file, text = '' }: Given): boolean {
  return file ? file.size <= 4 * SHORT : text.trim().length <= SHORT;
}

/** Whether a tool may be opened with what was given: a text, or a file, which may be one of text where it is not known to be none. */
export function canTake({ key, record: { takes = [] } }: PaletteItem, given: Given, content?: ContentKind): boolean {
  if (wouldTell(key, given)) return false;
  const takesText = takes.includes('text') || (takes.includes('short') && isShort(given));
  return (takesText && content !== 'binary') || (given.file !== undefined && takes.includes('file'));
}
