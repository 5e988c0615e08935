import { writeDotted, writeDottedBinary, writeHexDigits } from '../../lib/ipv4/address';
import { maskOf, sizeOf, wildcardOf, writeBlock } from '../../lib/ipv4/block';
import type { NoteItem } from '../../ui/notes/notes';
import type { SubnetFacts } from './subnet';
import type { ToolWords } from './use-words';

export interface FactRow {
  readonly name: keyof ToolWords['facts'];
  readonly value: string;
  /** What is seen in place of the value. */
  readonly shown?: string;
}

/** The block in all its figures, in their order. */
export function factRows(facts: SubnetFacts, words: ToolWords): FactRow[] {
  const { block, hosts, zones, classlessZone } = facts;
  const { prefix, network } = block;
  const mask = maskOf(prefix);
  const [zone = ''] = zones;
  const number = (value: number) => ({ value: String(value), shown: words.number(value) });
  return [
    { name: 'cidr', value: writeBlock(block) },
    { name: 'address', value: writeDotted(facts.address) },
    { name: 'mask', value: writeDotted(mask) },
    { name: 'maskHex', value: writeHexDigits(mask) },
    { name: 'maskBinary', value: writeDottedBinary(mask) },
    { name: 'wildcard', value: writeDotted(wildcardOf(prefix)) },
    { name: 'network', value: writeDotted(network) },
    { name: 'firstHost', value: writeDotted(hosts.first) },
    { name: 'lastHost', value: writeDotted(hosts.last) },
    {
      name: 'broadcast',
      ...(hosts.broadcast === undefined
        ? { value: '', shown: words.noBroadcast }
        : { value: writeDotted(hosts.broadcast) }),
    },
    { name: 'addresses', ...number(sizeOf(prefix)) },
    { name: 'usable', ...number(hosts.usable) },
    { name: 'type', value: typeText(facts, words) },
    { name: 'class', value: words.class(facts.historicClass) },
    {
      name: 'zone',
      value: zones.join('\n'),
      ...(zones.length > 1 && { shown: words.zones(zone, zones.at(-1) ?? '', zones.length) }),
    },
    ...(classlessZone === undefined ? [] : [{ name: 'classlessZone', value: classlessZone } as const]),
    { name: 'range', value: `${network}-${facts.last}` },
  ];
}

function typeText({ registered: { type, block, rfc } }: SubnetFacts, words: ToolWords): string {
  const name = words.types[type];
  return block && rfc !== undefined ? words.registered(name, writeBlock(block), rfc) : name;
}

/** How what was typed was read, and what is special about the block. */
export function notes({ by, block }: SubnetFacts, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (by === 'wildcard') items.push({ kind: 'info', message: words.byWildcard });
  if (block.prefix === 31) items.push({ kind: 'info', message: words.pointToPoint });
  return items;
}
