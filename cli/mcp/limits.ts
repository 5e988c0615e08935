/** Bytes of all inputs of a call together. */
export const MOST_INPUT = 10_000_000;
/** Characters of an answer that is text, and of one as JSON. */
export const MOST_TEXT = 1_000_000;
/** Bytes of files and pictures in an answer. */
export const MOST_BYTES = 10_000_000;
/** Milliseconds that an operation may take which sets no limit of its own. */
export const TIME_LIMIT = 30_000;
/** Milliseconds until a thread has fetched what an operation needs. */
export const LOADING_LIMIT = 60_000;
/** Bytes of a message: all inputs, escaped as wastefully as JSON can. */
export const MOST_LINE = 64_000_000;
/** Megabytes of memory for what one thread holds, beside buffers. */
export const MOST_MEMORY = 1024;

const numbers = new Intl.NumberFormat('en');

/** `1,000,000`. */
export function spelled(amount: number): string {
  return numbers.format(amount);
}
