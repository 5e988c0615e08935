import { KEY_ESCAPED, KEY_LOOSE, at as valueAt, keySourceEnd } from './json-index';
import { decodeKey } from './json-strings';
import { Uint32List, type JsonTable } from './json-table';

/** Above so many members, repeated keys are looked for in a map instead of pair by pair. */
const PAIRWISE_LIMIT = 48;
const MAX_REPORTED = 1000;

/** Finds the keys that an object has more than once, while its text is read into a table. */
export class RepeatedKeys {
  /** The members with a key that their object had before, the first ones of them. */
  readonly nodes = new Uint32List();
  /** How many there are in all. */
  count = 0;
  // The hashes of the keys of all open objects, innermost last.
  private readonly hashes = new Uint32List(64);

  constructor(
    private readonly text: string,
    private readonly table: JsonTable,
  ) {}

  /** Notes a key of the innermost open object by its place and flags. */
  add(start: number, end: number, flags: number): void {
    this.hashes.push(this.hash(start, end, flags));
  }

  private hash(start: number, end: number, flags: number): number {
    const { text } = this;
    if ((flags & (KEY_ESCAPED | KEY_LOOSE)) !== 0) {
      const key = decodeKey(text.slice(start, end));
      return hashUnits(key, 0, key.length);
    }
    return hashUnits(text, start + 1, end - 1);
  }

  /** To be called when the innermost open object was read to its end. */
  close(object: number): void {
    const { table, hashes } = this;
    const count = valueAt(table.counts, object);
    const base = hashes.length - count;
    hashes.length = base;
    if (count < 2) return;
    if (count > PAIRWISE_LIMIT || this.hasEqualHashes(base, count)) this.report(object);
  }

  private hasEqualHashes(base: number, count: number): boolean {
    const hashes = this.hashes.values;
    for (let i = base + 1; i < base + count; i++) {
      for (let j = base; j < i; j++) if (hashes[i] === hashes[j]) return true;
    }
    return false;
  }

  private report(object: number): void {
    const { table } = this;
    const seen = new Set<string>();
    for (let child = object + 1; child < table.count; child = valueAt(table.nexts, child)) {
      const key = this.keyText(child);
      if (!seen.has(key)) seen.add(key);
      else if (++this.count <= MAX_REPORTED) this.nodes.push(child);
    }
  }

  private keyText(node: number): string {
    const { table, text } = this;
    const start = valueAt(table.keyStarts, node);
    const isPlain = (valueAt(table.kinds, node) & (KEY_ESCAPED | KEY_LOOSE)) === 0;
    if (isPlain) return text.slice(start + 1, text.indexOf('"', start + 1));
    return decodeKey(text.slice(start, keySourceEnd(text, start)));
  }
}

function hashUnits(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return hash >>> 0;
}
