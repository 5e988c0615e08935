const PDI = 0x2069;
const PDF = 0x202c;

/** More open controls than these are not kept in mind; browsers take 125. */
const MOST_OPEN = 100_000;

/** The direction controls of a line that wait for their end (UAX #9, as far as it pairs them). */
export class DirectionStack {
  private readonly finds: number[] = [];
  private readonly areIsolates: boolean[] = [];
  private isolates = 0;

  constructor(private readonly unclosed: (find: number) => void) {}

  take(code: number, find: number): void {
    if (code === PDF) {
      // It ends an embedding within the innermost isolate.
      if (this.areIsolates.at(-1) === false) this.pop();
    } else if (code === PDI) {
      if (this.isolates === 0) return;
      // What was begun within the isolate ends with it, though nobody wrote so.
      while (this.pop() === false);
    } else if (this.finds.length < MOST_OPEN) {
      const isIsolate = code >= 0x2066;
      this.finds.push(find);
      this.areIsolates.push(isIsolate);
      if (isIsolate) this.isolates += 1;
    }
  }

  endLine(): void {
    if (this.finds.length === 0) return;
    for (const find of this.finds) this.unclosed(find);
    this.finds.length = 0;
    this.areIsolates.length = 0;
    this.isolates = 0;
  }

  private pop(): boolean | undefined {
    this.finds.pop();
    const isIsolate = this.areIsolates.pop();
    if (isIsolate === true) this.isolates -= 1;
    return isIsolate;
  }
}
