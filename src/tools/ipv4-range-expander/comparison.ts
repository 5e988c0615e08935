import { writeDotted } from '../../lib/ipv4/address';
import { lastOf, sizeOf } from '../../lib/ipv4/block';
import { addedBy, type Expansion } from './expand';
import type { ToolWords } from './use-words';

/** The range as it was beside the block that encloses it: where both begin and end, and what the block adds. */
export function comparisonRows(expansion: Expansion, words: ToolWords) {
  const { enclosing, merged, addresses } = expansion;
  const { network, prefix } = enclosing;
  const [first, last] = [merged[0]?.first ?? 0, merged.at(-1)?.last ?? 0];
  const end = lastOf(enclosing);
  const more = (value: number) => (value === 0 ? '0' : `+${words.count(value)}`);
  return [
    { name: words.start, range: writeDotted(first), block: writeDotted(network), added: more(first - network) },
    { name: words.end, range: writeDotted(last), block: writeDotted(end), added: more(end - last) },
    {
      name: words.addresses,
      range: words.count(addresses),
      block: words.count(sizeOf(prefix)),
      added: more(addedBy(expansion)),
    },
  ];
}
