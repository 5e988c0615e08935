// A tar archive (POSIX ustar) that is the same whoever writes it, wherever and whenever: files in their order, of nobody, of one moment.
import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** @param {string} path @returns {{ name: string, prefix: string }} as ustar divides it: up to 100 bytes after a slash, up to 155 before */
function divided(path) {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' };
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { name, prefix };
  }
  throw new Error(`${path} is too long for an archive`);
}

/** @param {string} path @param {number} size @param {number} seconds @param {boolean} isProgram */
function header(path, size, seconds, isProgram) {
  const { name, prefix } = divided(path);
  const block = Buffer.alloc(BLOCK);
  const octal = (/** @type {number} */ value, /** @type {number} */ at, /** @type {number} */ length) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
  block.write(name, 0);
  octal(isProgram ? 0o755 : 0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(seconds, 136, 12);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  octal(0, 329, 8);
  octal(0, 337, 8);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/**
 * @param {readonly { path: string, content: Buffer, isProgram?: boolean }[]} files @param {number} seconds since 1970, for all of them
 * @returns {Buffer}
 */
export function tarGz(files, seconds) {
  const blocks = files.flatMap(({ path, content, isProgram = false }) => [
    header(path, content.length, seconds, isProgram),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);
  const packed = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  // The system on which it was packed: unknown.
  packed[9] = 255;
  return packed;
}
