import { familyOf, type Address, type BlockOf } from '../../lib/ip/family';
import { coverRange, mergeRanges, subtractRanges, type Range } from '../../lib/ip/ranges';
import { toHalfWidth } from '../../lib/half-width';
import { err, ok, type Result } from '../../lib/result';
import { rangeOf } from './ip-set';

/** A subnet that is wished for: by hosts or by its prefix, with a name where one was given. */
export interface Wish {
  readonly text: string;
  readonly prefix: number;
  readonly label?: string;
}

export type WishFault =
  | { readonly code: 'no-wishes' }
  | { readonly code: 'not-wish'; readonly found: string }
  | { readonly code: 'wish-too-large'; readonly found: string }
  | { readonly code: 'too-many-wishes'; readonly limit: number };

export type RoomFault = { readonly code: 'no-free-block'; readonly wish: string; readonly prefix: number };

const MOST_WISHES = 4096;
/** More digits than 2¹²⁸ has. */
const MOST_DIGITS = 40;
/** So many characters of an entry are told. */
const MOST_TOLD = 60;

/** Before digits: they are no number of hosts, but a negative one, a part of one, or a range. A dash behind a word is the word's. */
const NO_NUMBER = /(?:^|[\s:=\d])[-\u2212+.]\s*$/;

const shorten = (text: string) => (text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text);

/**
 * Reads `100, 50`, `office: 100` or `/27`. A subnet of IPv4 also has a network and a broadcast address, one of IPv6 the anycast address of
 * its routers; a prefix is taken as it is.
 */
export function readWishes(text: string, block: BlockOf<Address>): Result<Wish[], WishFault> {
  const wishes: Wish[] = [];
  for (const found of partsOf(text)) {
    const [amount] = /\/?(?<!\d)\d+$/.exec(found) ?? [];
    if (amount === undefined || NO_NUMBER.test(found.slice(0, -amount.length)))
      return err({ code: 'not-wish', found: shorten(found) });
    if (amount.length > MOST_DIGITS) return err({ code: 'wish-too-large', found: shorten(found) });
    const label = found
      .slice(0, -amount.length)
      .replace(/(?<![\s:=])[\s:=]+$/, '')
      .trim();
    const prefix = amount.startsWith('/') ? Number(amount.slice(1)) : prefixFor(BigInt(amount), block);
    if (prefix === undefined || prefix > familyOf(block.network).bits)
      return err({ code: 'not-wish', found: shorten(found) });
    if (prefix < block.prefix) return err({ code: 'wish-too-large', found: shorten(found) });
    wishes.push({ text: amount, prefix, ...(label !== '' && { label }) });
    if (wishes.length > MOST_WISHES) return err({ code: 'too-many-wishes', limit: MOST_WISHES });
  }
  return wishes.length === 0 ? err({ code: 'no-wishes' }) : ok(wishes);
}

/** Wishes stand between commas, semicolons or line breaks; numbers alone also between blanks. */
function partsOf(text: string): readonly string[] {
  return text
    .split(/[\r\n,;，；、]/)
    .map(toHalfWidth)
    .flatMap((part) => (/^[\d\s/]+$/.test(part) ? part.split(/\s+/) : [part]))
    .filter((part) => part !== '');
}

/** The longest prefix of subnets that have room for so many hosts. */
function prefixFor(hosts: bigint, { network }: BlockOf<Address>): number | undefined {
  const { version, bits } = familyOf(network);
  if (hosts === 0n) return undefined;
  const needed = hosts + (version === 4 ? 2n : 1n);
  const length = (needed - 1n).toString(2).length;
  return Math.max(-1, bits - length);
}

/** A wish with the block that it got. */
export interface Fitted<A extends Address> extends Wish {
  readonly block: BlockOf<A>;
}

/** Gives each wish its block, the largest first, each as far in front as there is room. */
export function fitWishes<A extends Address>(
  free: readonly Range<A>[],
  wishes: readonly Wish[],
): Result<Fitted<A>[], RoomFault> {
  let left = free;
  const fitted: Fitted<A>[] = [];
  for (const wish of wishes.toSorted((one, other) => one.prefix - other.prefix)) {
    const block = firstFree(left, wish.prefix);
    if (!block) return err({ code: 'no-free-block', wish: wish.label ?? wish.text, prefix: wish.prefix });
    fitted.push({ ...wish, block });
    left = subtractRanges(left, [rangeOf(block)]);
  }
  return ok(fitted);
}

/** The first block of this prefix that lies within free ranges. */
export function firstFree<A extends Address>(free: readonly Range<A>[], prefix: number): BlockOf<A> | undefined {
  for (const { first, last } of free) {
    const { networkOf, plus, minus, sizeOf, bits } = familyOf(first);
    const size = sizeOf(prefix);
    const behind = minus(size, sizeOf(bits));
    const start = networkOf(first, prefix);
    const network = start === first ? first : plus(start, size);
    if (plus(network, behind) <= last) return { network, prefix };
  }
  return undefined;
}

/** What is free of a block, in ranges. */
export function freeOf<A extends Address>(block: BlockOf<A>, taken: readonly Range<A>[]): Range<A>[] {
  return subtractRanges([rangeOf(block)], mergeRanges(taken));
}

/** Free ranges as the blocks they are. */
export function blocksIn<A extends Address>(free: readonly Range<A>[]): BlockOf<A>[] {
  return free.flatMap((range) => coverRange(range));
}
