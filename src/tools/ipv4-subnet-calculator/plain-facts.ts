import { writeDotted, writeDottedBinary, writeHexDigits } from '../../lib/ipv4/address';
import { maskOf, sizeOf, wildcardOf, writeBlock, type Block } from '../../lib/ipv4/block';
import { subnetAt, type Split } from './split';
import type { SubnetFacts } from './subnet';

const asJson = (facts: object) => JSON.stringify(facts, null, 2);
const orNull = (block: Block | undefined) => (block ? writeBlock(block) : null);

/** Everything about a block as JSON to be handed on, with addresses and blocks as they are written, not as numbers. */
export function writePlainFacts(facts: SubnetFacts): string {
  const { address, block, last, hosts, registered } = facts;
  const mask = maskOf(block.prefix);
  return asJson({
    cidr: writeBlock(block),
    address: writeDotted(address),
    mask: writeDotted(mask),
    maskHex: writeHexDigits(mask),
    maskBinary: writeDottedBinary(mask),
    wildcard: writeDotted(wildcardOf(block.prefix)),
    network: writeDotted(block.network),
    last: writeDotted(last),
    firstHost: writeDotted(hosts.first),
    lastHost: writeDotted(hosts.last),
    broadcast: hosts.broadcast === undefined ? null : writeDotted(hosts.broadcast),
    addresses: sizeOf(block.prefix),
    usable: hosts.usable,
    previous: orNull(facts.previous),
    next: orNull(facts.next),
    parent: orNull(facts.parent),
    halves: facts.halves?.map(writeBlock) ?? [],
    type: registered.type,
    registered: orNull(registered.block),
    rfc: registered.rfc ?? null,
    class: facts.historicClass,
    zones: facts.zones,
    ...(facts.classlessZone !== undefined && { classlessZone: facts.classlessZone }),
  });
}

/** A split as JSON to be handed on: its first and last subnet and how many there are. */
export function writePlainSplit(split: Split): string {
  return asJson({
    first: writeBlock(subnetAt(split, 0)),
    last: writeBlock(subnetAt(split, split.count - 1)),
    count: split.count,
  });
}

/** Whether an address is inside, as JSON to be handed on. */
export function writePlainMembership({ address, isInside }: { readonly address: number; readonly isInside: boolean }) {
  return asJson({ address: writeDotted(address), isInside });
}
