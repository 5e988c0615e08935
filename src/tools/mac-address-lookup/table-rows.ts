import { meaningOf, writeMacAddress } from '../../lib/mac-address';
import { summaryText } from './holder-text';
import type { LookedUp } from './look-up';
import type { Assignment } from './registry';
import type { ToolWords } from './use-words';

/** An address that was found in a text as a row of the table. */
export function foundRow(found: LookedUp, words: ToolWords, date: string) {
  const { scope, group } = meaningOf(found.digits);
  const { holder } = found;
  return {
    line: found.line,
    address: writeMacAddress(found.digits, ':'),
    holder: summaryText(words, found, date),
    // As routes are written: the bits that are fixed behind a stroke.
    prefix: holder.kind === 'unlisted' ? '' : `${writeMacAddress(holder.prefix, ':')}/${holder.prefix.length * 4}`,
    kind: words.kinds[`${scope} ${group}`],
  };
}

const BLOCKS: Readonly<Record<number, string>> = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' };

/** A block of a vendor as a row of the table. */
export function blockRow({ prefix, organisation }: Assignment) {
  const { length } = prefix;
  return { prefix: writeMacAddress(prefix, ':'), block: BLOCKS[length], bits: length * 4, organisation };
}
