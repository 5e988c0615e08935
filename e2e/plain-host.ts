/** A name that the tests' browser takes for 127.0.0.1, and that no browser trusts without https. */
export const PLAIN_HOST = 'handy.test';
