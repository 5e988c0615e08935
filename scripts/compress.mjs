// Writes a brotli and a gzip variant beside every file that gains from it, so that no server compresses on the fly.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { PRIVATE_FILES } from './headers.mjs';
import { isMain, ROOT, runScript } from './setup.mjs';

const TEXTUAL = /\.(html|js|css|svg|json|webmanifest|wasm|txt|xml|map)$/;

/** @param {Uint8Array} content */
const strongest = (content) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

/** Brotli at its strongest, the measure of all budgets. @param {Uint8Array} content */
export function brotli(content) {
  return brotliCompressSync(content, strongest(content));
}

// These two work beside the script: several files at a time, on all cores.
const brotliBeside = promisify(brotliCompress);
const gzipBeside = promisify(gzip);

/** Every file below a folder, as paths relative to it. @param {string} root */
export function listFiles(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Compresses a built site in place; variants that save nothing are not written. @param {string} root */
export async function compressSite(root) {
  const names = listFiles(root).filter((name) => TEXTUAL.test(name) && !PRIVATE_FILES.includes(name));
  const sizes = await Promise.all(names.map((name) => compressFile(join(root, name))));
  const sum = (/** @type {readonly number[]} */ bytes) => bytes.reduce((total, size) => total + size, 0);
  return {
    files: names.length,
    before: sum(sizes.map(({ before }) => before)),
    after: sum(sizes.map(({ after }) => after)),
  };
}

/** @param {string} path @returns {Promise<{ before: number, after: number }>} bytes as they are, and as brotli where that is less */
async function compressFile(path) {
  const content = await readFile(path);
  const [small, gzipped] = await Promise.all([
    brotliBeside(content, strongest(content)),
    gzipBeside(content, { level: 9 }),
  ]);
  if (small.length < content.length) await writeFile(`${path}.br`, small);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
  return { before: content.length, after: Math.min(small.length, content.length) };
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const { files, before, after } = await compressSite(process.env['OUT_DIR'] || join(ROOT, 'dist'));
    const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
    console.log(`compressed ${files} files: ${kilobytes(before)} kB → ${kilobytes(after)} kB brotli`);
  });
}
