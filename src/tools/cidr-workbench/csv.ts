import { lastOfBlock, type Address } from '../../lib/ip/family';
import { byFirst, countOf } from '../../lib/ip/ranges';
import { toCsv } from '../../lib/csv-writer';
import { blocksOf, rangeOf, rangesOf, type IpSet } from './ip-set';
import type { Labelled } from './lists';
import type { AnyBlock, AnyRange } from './read-entry';
import { readBack } from './result-rows';
import { writeAddress, writeBlock, type Ipv6Form } from './write-address';

interface Named {
  readonly range: AnyRange;
  readonly label: string;
}

const ROWS_PER_PIECE = 8192;

/** A set as comma-separated values (RFC 4180), in pieces: each block, its first and last address, how many there are, and its labels. */
export function* writeCsv(set: IpSet, labels: readonly Labelled[], form: Ipv6Form): Generator<string> {
  const namesOf = labelSweep(labels);
  yield toCsv([['block', 'first', 'last', 'addresses', 'label']]);
  let rows: string[][] = [];
  for (const range of rangesOf(set)) {
    for (const block of blocksOf(range)) {
      const { first, last } = rangeOf<Address>(block);
      const size = String(countOf<Address>({ first, last }));
      rows.push([
        writeBlock<Address>(block, form),
        writeAddress(first, form),
        writeAddress(last, form),
        size,
        namesOf(block),
      ]);
      if (rows.length === ROWS_PER_PIECE) {
        yield toCsv(rows);
        rows = [];
      }
    }
  }
  yield toCsv(rows);
}

/** The labels of blocks that are asked for in their order: both are gone through once. */
function labelSweep(labels: readonly Labelled[]): (block: AnyBlock) => string {
  const named = labels.map((labelled): Named => ({ range: readBack(labelled), label: labelled.label }));
  const sweeps = { number: sweepOf(named, 'number'), bigint: sweepOf(named, 'bigint') };
  return (block) => sweeps[typeof block.network === 'number' ? 'number' : 'bigint'](block);
}

function sweepOf(named: readonly Named[], family: 'number' | 'bigint'): (block: AnyBlock) => string {
  const sorted = named
    .filter(({ range }) => typeof range.first === family)
    .sort((one, other) => byFirst<Address>(one.range, other.range));
  let next = 0;
  let open: Named[] = [];
  return (block) => {
    const last = lastOfBlock<Address>(block);
    for (let one = sorted[next]; one && one.range.first <= last; one = sorted[next]) {
      open.push(one);
      next += 1;
    }
    open = open.filter(({ range }) => range.last >= block.network);
    return [...new Set(open.map(({ label }) => label))].join(', ');
  };
}
