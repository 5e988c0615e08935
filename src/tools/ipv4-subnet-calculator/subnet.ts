import { toHalfWidth } from '../../lib/half-width';
import type { Ipv4 } from '../../lib/ipv4/address';
import { blockAt, hostsOf, lastOf, sizeOf, type Block, type Hosts } from '../../lib/ipv4/block';
import { encloseRange } from '../../lib/ip/ranges';
import { readBlock, type AddressInBlock, type BlockFault } from '../../lib/ipv4/read-block';
import { readPair, type RangeFault } from '../../lib/ipv4/read-range';
import { classlessZone, reverseZones } from '../../lib/ipv4/reverse-zones';
import { isOfOneType, registeredAs, type Registered } from '../../lib/ip/special-ipv4';
import { historicClass, type HistoricClass } from '../../lib/ipv4/historic-class';
import { err, ok, type Result } from '../../lib/result';

export type SubnetFault =
  BlockFault | RangeFault | { readonly code: 'not-one-block'; readonly first: Ipv4; readonly last: Ipv4 };

/** Everything about the block around an address. */
export interface SubnetFacts {
  readonly address: Ipv4;
  readonly by: AddressInBlock['by'] | 'range';
  readonly block: Block;
  readonly last: Ipv4;
  readonly hosts: Hosts;
  /** The blocks of the same size beside it, those it consists of, and the one it is half of. */
  readonly previous?: Block;
  readonly next?: Block;
  readonly halves?: readonly [Block, Block];
  readonly parent?: Block;
  /** What the address is registered for, and whether that holds for the whole block. */
  readonly registered: Registered;
  readonly isOneType: boolean;
  readonly historicClass: HistoricClass;
  readonly zones: readonly string[];
  /** The zone that can be delegated where a block is smaller than an octet (RFC 2317). */
  readonly classlessZone?: string;
}

/** Reads a block in any of the usual forms; a range counts where it is exactly one block. */
export function describeSubnet(text: string): Result<SubnetFacts, SubnetFault> {
  const read = readSubnet(text);
  if (!read.ok) return read;
  const { address, block, by } = read.value;
  const { network, prefix } = block;
  const size = sizeOf(prefix);
  const last = lastOf(block);
  const half = prefix + 1;
  return ok({
    address,
    by,
    block,
    last,
    hosts: hostsOf(block),
    ...(network > 0 && { previous: { network: network - size, prefix } }),
    ...(network + size < 2 ** 32 && { next: { network: network + size, prefix } }),
    ...(prefix < 32 && {
      halves: [
        { network, prefix: half },
        { network: network + size / 2, prefix: half },
      ],
    }),
    ...(prefix > 0 && { parent: blockAt(network, prefix - 1) }),
    registered: registeredAs(address),
    isOneType: isOfOneType(block),
    historicClass: historicClass(address),
    zones: reverseZones(block),
    ...(prefix > 24 && prefix < 32 && { classlessZone: classlessZone(block) }),
  });
}

/** An address, with white space and a mask behind it: not the two ends of a range. */
const WITH_MASK = /^[\d.]+\s+(?:(?:net)?mask\s+)?[\da-fx.]+$/i;

function readSubnet(
  typed: string,
): Result<{ address: Ipv4; block: Block; by: AddressInBlock['by'] | 'range' }, SubnetFault> {
  const text = toHalfWidth(typed);
  const pair = text.includes('/') || WITH_MASK.test(text) ? undefined : readPair(text);
  if (!pair) return readBlock(text);
  if (!pair.ok) return pair;
  const { first, last } = pair.value;
  const block = encloseRange(pair.value);
  if (block.network !== first || lastOf(block) !== last) return err({ code: 'not-one-block', first, last });
  return ok({ address: first, block, by: 'range' });
}
