import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'vite';

const file = fileURLToPath(new URL('../src/boot.js', import.meta.url));

/** The boot script as it stands in every page, without comments and white space. */
export function bootScript() {
  const { code, errors } = minifySync('boot.js', readFileSync(file, 'utf8'), { compress: { target: 'es2015' } });
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'));
  return code.trim();
}
