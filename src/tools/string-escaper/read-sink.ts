import type { Effect, Left, LeftKind, Reading } from './dialect';

/** So many are listed by their places. */
export const MOST_LEFT = 20;
/** Of what was left so much is quoted. */
const MOST_FOUND = 40;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Gathers what is read: text, bytes that are text together, and what is left as it stands. */
export class ReadSink {
  readonly left: Left[] = [];
  leftCount = 0;
  private parts = '';
  private bytes: number[] = [];
  private bytesFrom = 0;
  private bytesTo = 0;

  constructor(private readonly source: string) {}

  add(text: string): void {
    if (this.bytes.length > 0) this.endBytes();
    this.parts += text;
  }

  /** A byte that an escape spells; it is a character together with those beside it. */
  addByte(byte: number, from: number, to: number): void {
    if (byte < 0x80) return this.add(String.fromCharCode(byte));
    if (this.bytes.length > 0 && this.bytesTo !== from) this.endBytes();
    if (this.bytes.length === 0) this.bytesFrom = from;
    this.bytes.push(byte);
    this.bytesTo = to;
  }

  /** Leaves a part of the source as it stands, and says so. */
  leave(kind: LeftKind, from: number, to: number, effect: Effect): void {
    this.add(this.source.slice(from, to));
    this.note(kind, from, to, effect);
  }

  /** Says something of a part of the source without taking it. */
  note(kind: LeftKind, from: number, to: number, effect: Effect): void {
    this.leftCount += 1;
    if (this.left.length >= MOST_LEFT) return;
    this.left.push({ kind, at: from, found: this.source.slice(from, Math.min(to, from + MOST_FOUND)), effect });
  }

  done(isQuoted: boolean): Reading {
    if (this.bytes.length > 0) this.endBytes();
    return { text: this.parts, left: this.left, leftCount: this.leftCount, isQuoted };
  }

  private endBytes(): void {
    const { bytes, bytesFrom, bytesTo } = this;
    this.bytes = [];
    const text = decoded(bytes);
    if (text === undefined) this.leave('not-utf8', bytesFrom, bytesTo, 'keep');
    else this.parts += text;
  }
}

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** A reading whose places are further on by so many units. */
export function moved(left: readonly Left[], by: number): Left[] {
  return by === 0 ? [...left] : left.map((one) => ({ ...one, at: one.at + by }));
}
