/** The event that says that a result was put to use: copied, saved as a file, or sent to another tool. */
export const USED = 'resultused';

/** Says that a result was put to use. */
export function tellUsed(): void {
  dispatchEvent(new Event(USED));
}
