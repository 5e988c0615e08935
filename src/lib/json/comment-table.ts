import type { JsonComments } from './json-index';
import { Uint32List } from './json-table';

/** The growing parallel arrays behind `JsonComments`. */
export class CommentTable {
  private readonly starts = new Uint32List();
  private readonly ends = new Uint32List();
  private readonly parents = new Uint32List();
  private readonly previous = new Uint32List();
  private readonly flags = new Uint32List();

  add(start: number, end: number, parent: number, previous: number, flags: number): void {
    this.starts.push(start);
    this.ends.push(end);
    this.parents.push(parent);
    this.previous.push(previous);
    this.flags.push(flags);
  }

  /** The comments that were added, in order. */
  toComments(): JsonComments {
    return {
      starts: this.starts.toArray(),
      ends: this.ends.toArray(),
      parents: this.parents.toArray(),
      previous: this.previous.toArray(),
      flags: Uint8Array.from(this.flags.toArray()),
    };
  }
}
