import type { Facts } from './facts';
import type { Inside } from './inside';
import type { ToolWords } from './use-words';

export interface FactRow {
  readonly label: string;
  readonly value: string;
  /** What is seen in place of the value. */
  readonly shown?: string;
}

/** A power of two with what power that is, where the digits are more than one reads at a glance. */
export function withPower(digits: string, power: number, words: ToolWords): string {
  return power < 4 ? digits : words.power(digits, power);
}

/** The block in all its figures, in their order. */
export function factRows(facts: Facts, words: ToolWords): FactRow[] {
  const { fact: names } = words;
  const rows: (FactRow | false | undefined)[] = [
    { label: names.block, value: facts.block },
    facts.hasHostBits && { label: names.address, value: facts.address },
    { label: names.network, value: facts.network },
    { label: names.last, value: facts.last },
    facts.router !== undefined && { label: names.router, value: facts.router },
    usableRow(facts, words),
    facts.version === 4 && {
      label: names.broadcast,
      value: facts.broadcast ?? '',
      ...(facts.broadcast === undefined && { shown: words.noBroadcast }),
    },
    { label: names.count, value: facts.count, shown: withPower(facts.count, facts.power, words) },
    { label: names.prefix, value: `/${facts.prefix}` },
    { label: names.mask, value: facts.mask },
    facts.wildcard !== undefined && { label: names.wildcard, value: facts.wildcard },
    slash64Row(facts, words),
    { label: names.type, value: typeText(facts, words) },
    zoneRow(facts, words),
    facts.classlessZone !== undefined && { label: names.classlessZone, value: facts.classlessZone },
  ];
  return rows.filter((row) => row !== false && row !== undefined);
}

function usableRow({ usable, version, prefix }: Facts, words: ToolWords): FactRow | undefined {
  // Of a larger block of IPv6 all addresses are: the rows before say which.
  if (version === 6 && prefix < 127) return undefined;
  const { first, last, count } = usable;
  const value = first === last ? first : `${first}-${last}`;
  return { label: words.fact.usable, value, shown: words.usableRange(first, last, count) };
}

function slash64Row({ slash64s, prefix }: Facts, words: ToolWords): FactRow | undefined {
  if (!slash64s) return undefined;
  const { count, first, last } = slash64s;
  if (prefix > 64) return { label: words.fact.around64, value: first };
  const all = withPower(count, 64 - prefix, words);
  return prefix === 64
    ? undefined
    : { label: words.fact.slash64s, value: count, shown: words.slash64s(all, first, last) };
}

export function typeText({ type: { type, block, rfc } }: Facts, words: ToolWords): string {
  const source = [block, rfc === undefined ? undefined : `RFC ${rfc}`].filter((part) => part !== undefined);
  return source.length === 0 ? words.types[type] : words.registered(words.types[type], source.join(', '));
}

function zoneRow({ zones }: Facts, words: ToolWords): FactRow {
  const [first = ''] = zones;
  const last = zones.at(-1) ?? '';
  return {
    label: words.fact.zone,
    value: zones.join('\n'),
    ...(zones.length > 1 && { shown: words.zones(first, last, zones.length) }),
  };
}

/** What else is written into the address. */
export function insideRows(inside: readonly Inside[], words: ToolWords): FactRow[] {
  const { insideName: names } = words;
  return inside.flatMap((found): FactRow[] => {
    switch (found.code) {
      case 'teredo':
        return (['server', 'client', 'port', 'flags'] as const).map((part) => {
          return { label: names[part], value: part === 'flags' ? `0x${found.flags}` : String(found[part]) };
        });
      case 'mac':
        return [{ label: names.mac, value: found.mac }];
      case 'solicited':
        return [{ label: names.solicited, value: found.group }];
      case 'scope':
        return [{ label: names.scope, value: words.scope(found.scope) }];
      default:
        return [{ label: names[found.code], value: found.ipv4 }];
    }
  });
}
