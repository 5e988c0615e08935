// Files hashed and written as Base64: one of 1 GiB, 600 small ones, one of 500 MB.
import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, program } from './native.mjs';

const SMALL_FILES = 600;

/** A sparse file: it has its size, but takes no room. @param {string} path @param {number} size */
function writeSparse(path, size) {
  const file = openSync(path, 'w');
  ftruncateSync(file, size);
  closeSync(file);
  return path;
}

/** Chooses these algorithms alone. @param {readonly string[]} names */
function choose(names) {
  return async (/** @type {import('playwright').Page} */ page) => {
    await page.getByRole('tab', { name: 'Files' }).click();
    const boxes = page.getByRole('group', { name: 'Compute' }).getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) {
      const name =
        (await box.getAttribute('aria-label')) ??
        (await box.evaluate((input) => input.closest('label')?.textContent)) ??
        '';
      await box.setChecked(names.includes(name));
    }
  };
}

const ALL = {
  MD5: ['md5sum'],
  SHA1: ['sha1sum'],
  SHA224: ['sha224sum'],
  SHA256: ['sha256sum'],
  SHA384: ['sha384sum'],
  SHA512: ['sha512sum'],
  'SHA3-512': ['openssl', 'dgst', '-sha3-512'],
  RIPEMD160: ['openssl', 'dgst', '-provider', 'legacy', '-provider', 'default', '-ripemd160'],
};

/** @param {string} folder @returns {import('./measure.mjs').Case[]} */
export function hashingCases(folder) {
  const large = writeSparse(join(folder, 'gibibyte.bin'), 1024 ** 3);
  const half = writeSparse(join(folder, 'half.bin'), 500_000_000);
  const small = Array.from({ length: SMALL_FILES }, (_, n) => join(folder, `small-${n}.bin`));
  for (const [n, path] of small.entries()) writeFileSync(path, Buffer.alloc(4096, n));
  const digest = (/** @type {string} */ command, /** @type {string} */ path) =>
    output(command, path).split(' ')[0] ?? '';
  const one = (/** @type {string} */ name, /** @type {string} */ command) => ({
    name: `${name} of a file of 1 GiB`,
    tool: 'hash-text',
    setUp: choose([name]),
    files: [large],
    shows: digest(command, large),
    nativeName: command,
    native: () => program(command, large),
  });
  return [
    one('SHA256', 'sha256sum'),
    one('MD5', 'md5sum'),
    {
      ...one('SHA512', 'sha512sum'),
      name: 'all digests of a file of 1 GiB',
      setUp: choose(Object.keys(ALL)),
      nativeName: 'the eight programs, one after the other',
      native: () =>
        Object.values(ALL).reduce((sum, [command = '', ...args]) => sum + program(command, ...args, large), 0),
    },
    {
      name: `${SMALL_FILES} files of 4 kB, three digests`,
      tool: 'hash-text',
      setUp: choose(['MD5', 'SHA1', 'SHA256']),
      files: small,
      isOneInput: true,
      shows: 'Remove all',
      nativeName: 'md5sum, sha1sum, sha256sum',
      native: () => ['md5sum', 'sha1sum', 'sha256sum'].reduce((sum, command) => sum + program(command, ...small), 0),
    },
    {
      name: 'Base64 of a file of 500 MB',
      tool: 'base64-file-converter',
      files: [half],
      shows: '667 MB',
      nativeName: 'base64',
      native: () => program('base64', '-w0', half),
    },
  ];
}
