/** Thrown inside a reader of keys when the bytes are not what the format demands; never leaves this folder. */
export class MalformedError extends Error {}

/** What the reader gives, or undefined where it found the bytes to be malformed. Other exceptions pass. */
export function unlessMalformed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedError) return undefined;
    throw error;
  }
}
