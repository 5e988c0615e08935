import type { Address, BlockOf } from '../../lib/ip/family';
import { SPECIAL_IPV4 } from '../../lib/ip/special-ipv4';
import { SPECIAL_IPV6 } from '../../lib/ip/special-ipv6';
import { blocksOf, rangeOf, rangesOf, setOf } from './ip-set';
import { readLine } from './tokens';
import { writeBlock } from './write-address';

/** What is often left out of a list at once. */
export const PRESETS = ['private', 'link-local', 'multicast', 'special'] as const;
export type Preset = (typeof PRESETS)[number];

const TYPES: Readonly<Record<Exclude<Preset, 'special'>, readonly string[]>> = {
  private: ['private', 'unique-local'],
  'link-local': ['link-local'],
  multicast: ['multicast'],
};

/** The blocks of both families that a preset has, in as few as can be. */
export function presetBlocks(preset: Preset): readonly string[] {
  const isIn = ({ type }: { readonly type: string }) => preset === 'special' || TYPES[preset].includes(type);
  const set = setOf([
    ...SPECIAL_IPV4.filter(isIn).map((block) => rangeOf<number>(block)),
    ...SPECIAL_IPV6.filter(isIn).map((block) => rangeOf<bigint>(block)),
  ]);
  return rangesOf(set)
    .flatMap(blocksOf)
    .map((block: BlockOf<Address>) => writeBlock(block));
}

/** A list with the blocks of a preset at its end, but for those that stand there already. */
export function presetLines(preset: Preset, list: string): string {
  const present = new Set(list.split('\n').flatMap((line) => readLine(line).tokens));
  const added = presetBlocks(preset).filter((block) => !present.has(block));
  return [...(list.trim() === '' ? [] : [list.trimEnd()]), ...added].join('\n');
}
