/** What is typed besides the secret, and not remembered. */
export interface Typed {
  readonly counter: string;
  readonly time: string;
  readonly issuer: string;
  readonly account: string;
}

/** What stands there at first. */
export const FIRST_TYPED: Typed = { counter: '0', time: '', issuer: 'Example', account: 'demo@example.com' };
