import type { TagAttributes } from './xml-namespaces';

/** Above so many attributes of one element, repeated names are looked for in a set instead of pair by pair. */
const PAIRWISE_LIMIT = 12;

/** The attributes of one start tag after the other. */
export class AttributesOfTag implements TagAttributes {
  readonly names: string[] = [];
  readonly starts: number[] = [];
  readonly values: string[] = [];
  private known: Set<string> | undefined;

  clear(): void {
    this.names.length = 0;
    this.starts.length = 0;
    this.values.length = 0;
  }

  add(name: string, start: number, value: string): void {
    this.names.push(name);
    this.starts.push(start);
    this.values.push(value);
  }

  /** Whether there is an attribute of that name; to be asked once for each before it is added. */
  isRepeated(name: string): boolean {
    const { names } = this;
    if (names.length <= PAIRWISE_LIMIT) return names.includes(name);
    if (names.length === PAIRWISE_LIMIT + 1) this.known = new Set(names);
    const isKnown = this.known?.has(name) ?? false;
    this.known?.add(name);
    return isKnown;
  }

  /** What an attribute says, if it is there. */
  find(name: string): string | undefined {
    const place = this.names.indexOf(name);
    return place < 0 ? undefined : this.values[place];
  }
}
