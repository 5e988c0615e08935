// Writes a brotli and a gzip variant beside every file that gains from it, so that no server compresses on the fly.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PRIVATE_FILES } from './headers.mjs';
import { isMain, ROOT, runScript } from './setup.mjs';

const TEXTUAL = /\.(html|js|css|svg|json|webmanifest|wasm|txt|xml|map)$/;

/** Brotli at its strongest, the measure of all budgets. @param {Uint8Array} content */
export function brotli(content) {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Every file below a folder, as paths relative to it. @param {string} root */
export function listFiles(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Compresses a built site in place; variants that save nothing are not written. @param {string} root */
export function compressSite(root) {
  const names = listFiles(root).filter((name) => TEXTUAL.test(name) && !PRIVATE_FILES.includes(name));
  let before = 0;
  let after = 0;
  for (const name of names) {
    const content = readFileSync(join(root, name));
    const small = brotli(content);
    const gzipped = gzipSync(content, { level: 9 });
    if (small.length < content.length) writeFileSync(join(root, `${name}.br`), small);
    if (gzipped.length < content.length) writeFileSync(join(root, `${name}.gz`), gzipped);
    before += content.length;
    after += Math.min(small.length, content.length);
  }
  return { files: names.length, before, after };
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const { files, before, after } = compressSite(process.env['OUT_DIR'] || join(ROOT, 'dist'));
    const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
    console.log(`compressed ${files} files: ${kilobytes(before)} kB → ${kilobytes(after)} kB brotli`);
  });
}
