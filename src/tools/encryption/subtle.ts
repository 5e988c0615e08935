/** The browser's own ciphers; undefined on plain http, where libraries stand in for them with the same results. */
export function availableSubtle(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle;
}
