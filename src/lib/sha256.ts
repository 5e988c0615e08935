/** A SHA-256 (FIPS 180-4) that takes its message in pieces of any size. */
export interface Sha256 {
  update(bytes: Uint8Array): void;
  /** 64 hex digits in lower case; ends the pass. */
  digest(): string;
}

/** Begins a SHA-256; loads the code for it. The browser's own digest takes one buffer only. */
export async function startSha256(): Promise<Sha256> {
  const { createSHA256 } = (await import('hash-wasm/dist/sha256.umd.min.js')).default;
  const hasher = (await createSHA256()).init();
  return {
    update: (bytes) => void hasher.update(bytes),
    digest: () => hasher.digest('hex'),
  };
}
