import { fromHex, toHex } from '../../lib/hex';
import { MAC_DIGITS, MAC_SEPARATORS, meaningOf, toEui64, toInterfaceId, writeMacAddress } from '../../lib/mac-address';
import { EUI64_DIGITS } from './find-addresses';
import { holderText, noteText } from './holder-text';
import { blockOf, writeLinkLocal, type LookedUp } from './look-up';
import type { PREFIX_DIGITS } from './registry';
import type { ToolWords } from './use-words';

export interface FactRow {
  readonly label: string;
  readonly value: string;
  /** Something to read in words, not letter by letter. */
  readonly isProse?: boolean;
  /** What stands behind the value, in words. */
  readonly remark?: string;
}

/** Who an address is registered to, what it is used for, and the block that says so. */
export function registrationRows(found: LookedUp, words: ToolWords, date: string): FactRow[] {
  const { holder, digits } = found;
  const note = noteText(words, found);
  const rows: FactRow[] = [{ label: words.organisation, value: holderText(words, found, date), isProse: true }];
  if (note !== undefined) rows.push({ label: words.note, value: note, isProse: true });
  if (holder.kind !== 'unlisted') rows.push(...blockRows(holder.prefix, digits.length === EUI64_DIGITS, words));
  return rows;
}

function blockRows(prefix: string, isEui64: boolean, words: ToolWords): FactRow[] {
  const { first, last, size } = blockOf(prefix, isEui64 ? EUI64_DIGITS : MAC_DIGITS);
  const range = `${writeMacAddress(first, ':')} – ${writeMacAddress(last, ':')}`;
  return [
    { label: words.prefix, value: writeMacAddress(prefix, ':') },
    { label: words.block, value: words.blocks[blockDigits(prefix)], isProse: true },
    { label: words.range, value: range, remark: words.size(size) },
  ];
}

/** Which of the three kinds of blocks a listed prefix is. */
function blockDigits({ length }: string): (typeof PREFIX_DIGITS)[number] {
  return length === 9 || length === 7 ? length : 6;
}

/** What the digits themselves say, with or without a registration. */
export function bitRows(digits: string, words: ToolWords): FactRow[] {
  const { scope, group } = meaningOf(digits);
  const eui64 = eui64Of(digits);
  return [
    { label: words.scope, value: words.scopes[scope], isProse: true },
    { label: words.group, value: words.groups[group], isProse: true },
    ...MAC_SEPARATORS.map((separator) => {
      return { label: words.notations[separator], value: writeMacAddress(digits, separator) };
    }),
    ...(eui64
      ? [
          { label: words.eui64, value: writeMacAddress(toHex(eui64).toUpperCase(), ':') },
          { label: words.linkLocal, value: writeLinkLocal(toInterfaceId(eui64)) },
        ]
      : []),
  ];
}

/** The EUI-64 of a whole address, which may be one already. */
function eui64Of(digits: string): Uint8Array | undefined {
  const bytes = fromHex(digits);
  if (!bytes.ok) return undefined;
  if (digits.length === MAC_DIGITS) return toEui64(bytes.value);
  return digits.length === EUI64_DIGITS ? bytes.value : undefined;
}
