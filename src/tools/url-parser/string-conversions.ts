// Stands in for `webidl-conversions` in the browser (vite.config.ts): of its many kinds whatwg-url needs these two, and it
// does not load where there is no SharedArrayBuffer, which is in every page that is not isolated from other origins.

/** A string without lone surrogates (Web IDL, USVString): each becomes U+FFFD. */
export function USVString(value: unknown): string {
  return String(value).replace(/\p{Surrogate}/gu, '\uFFFD');
}

function unchanged(value: unknown): unknown {
  return value;
}
export { unchanged as any };
