import type { KeptFile } from '../../lib/blob-sink';

/** Bytes of a recording that stay in memory before any of it becomes a file. */
export const MEMORY_LIMIT = 200_000_000;
/** Bytes that gather for each further file. */
const NEXT_FILE = 32_000_000;

/**
 * Takes a recording piece by piece. What is more than the limit goes into private files, each written and closed before
 * the pieces in it are let go: what fails, fails without loss.
 */
export class ClipStore {
  #bytes = 0;
  #waiting: Blob[] = [];
  #waitingBytes = 0;
  readonly #files: KeptFile[] = [];
  #writing: Promise<void> | undefined;
  #isRefused = false;
  #isDiscarded = false;

  /** @param keep writes a file; undefined says that there is no room for it, or no such file system. */
  constructor(
    readonly keep: (blob: Blob) => Promise<KeptFile | undefined>,
    readonly limit = MEMORY_LIMIT,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether all that is more than the limit stays in memory after all. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  add(piece: Blob): void {
    this.#waiting.push(piece);
    this.#waitingBytes += piece.size;
    this.#bytes += piece.size;
    const enough = this.#files.length === 0 ? this.limit : Math.min(NEXT_FILE, this.limit);
    if (this.#waitingBytes > enough && !this.#writing && !this.#isRefused) this.#writing = this.#write();
  }

  async #write(): Promise<void> {
    const pieces = this.#waiting;
    const bytes = this.#waitingBytes;
    this.#waiting = [];
    this.#waitingBytes = 0;
    const file = await this.keep(new Blob(pieces));
    this.#writing = undefined;
    if (file && this.#isDiscarded) await file.remove();
    else if (file) this.#files.push(file);
    else {
      this.#isRefused = true;
      this.#waiting = [...pieces, ...this.#waiting];
      this.#waitingBytes += bytes;
    }
  }

  /** All of it, in order; files are read where they lie. */
  async finish(type: string): Promise<Blob> {
    await this.#writing;
    return new Blob([...this.#files.map(({ file }) => file), ...this.#waiting], { type });
  }

  /** Gives back memory and files, also of what is being written just now. */
  async discard(): Promise<void> {
    this.#isDiscarded = true;
    this.#waiting = [];
    this.#waitingBytes = 0;
    await Promise.all(this.#files.splice(0).map((file) => file.remove()));
  }
}
