import { lastOfBlock, type Address, type BlockOf } from './family';

/** A block that a registry sets apart, and the RFC that says what for. */
export interface Entry<A extends Address, T extends string> extends BlockOf<A> {
  readonly type: T;
  readonly rfc: number;
}

/** What addresses are set apart for, narrow blocks before those that hold them. */
export type Registry<A extends Address, T extends string> = readonly Entry<A, T>[];

/** The narrowest entry of a registry that holds all of a block. */
export function entryOf<A extends Address, T extends string>(
  registry: Registry<A, T>,
  block: BlockOf<A>,
): Entry<A, T> | undefined {
  const last = lastOfBlock(block);
  return registry.find((one) => block.network >= one.network && last <= lastOfBlock(one));
}

/** Whether all addresses of a block are set apart for the same, or none of them. */
export function isOfOneEntry<A extends Address, T extends string>(
  registry: Registry<A, T>,
  block: BlockOf<A>,
): boolean {
  const around = entryOf(registry, block);
  const last = lastOfBlock(block);
  return registry.every(
    (one) =>
      one.type === around?.type || one.prefix < block.prefix || one.network < block.network || one.network > last,
  );
}
