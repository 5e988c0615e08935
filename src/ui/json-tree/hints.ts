/** What a value may mean beyond its letters. */
export type Hint =
  /** A moment, or a calendar day at midnight UTC. */
  { readonly kind: 'date' | 'day'; readonly time: number } | { readonly kind: 'link'; readonly address: string };

// RFC 3339, with the parts that ISO 8601 lets one leave out; a date alone is UTC.
const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d))?$/;
const TIME_KEY = /(?:time|date|stamp|at|on|since|until|expires?|exp|iat|nbf|created|updated|modified|_ts)$/i;

/** A date or an address that a string stands for. */
export function hintOfString(text: string): Hint | undefined {
  if (text.length > 2000) return undefined;
  if (DATE.test(text)) {
    const time = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(time) ? undefined : { kind: text.length === 10 ? 'day' : 'date', time };
  }
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return undefined;
  return { kind: 'link', address: text };
}

/** The moment that a whole number of seconds or milliseconds stands for, if its key speaks of one. */
export function hintOfNumber(source: string, key: string): Hint | undefined {
  if (!TIME_KEY.test(key) || !/^(?:\d{10}|\d{13})$/.test(source)) return undefined;
  return { kind: 'date', time: Number(source) * (source.length === 10 ? 1000 : 1) };
}
